import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = join(import.meta.dirname, '../../manifests/portal/site.json');

/** The provider's name as the portal's site manifest has it, for the pages that the portal does not draw. */
export function readBrandName(): string {
  try {
    const site = JSON.parse(readFileSync(SITE, 'utf8')) as { brand?: { name?: string } };
    return site.brand?.name ?? 'Portal';
  } catch {
    return 'Portal';
  }
}
