import { problem, type Problem } from '../problem/index.ts';
import { partAt } from '../../core/json/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import type { ReadManifest } from './readManifests.ts';

/**
 * That a portal is written in another version of the format than the present one: said alone, for the schemas would find a hundred things
 * that all come from this. No form at all, and one that is no number, is the schema's business.
 */
export function otherFormat(manifests: readonly ReadManifest[]): Problem | undefined {
  const site = manifests.find(({ kind }) => kind === 'site');
  if (!site) return undefined;
  const { value, lineAt } = site.json;
  const version = partAt(value, '/formatVersion');
  if (typeof version !== 'number' || version === formatVersion) return undefined;
  return problem(
    version < formatVersion ? 'older-format' : 'newer-format',
    { version, present: formatVersion },
    { file: site.file, pointer: '/formatVersion', line: lineAt('/formatVersion') },
  );
}
