import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtomValue } from '../../../../engine/core/fact/index.ts';

type Facts = Readonly<Record<string, AtomValue>>;

const folder = join(import.meta.dirname, '../../../../manifests/portal/personas');

/** The recorded facts of a persona. Read from its file, so that a journey need not load the whole portal. */
export function factsOf(persona: string): Facts {
  const text = readFileSync(join(folder, `${persona}.json`), 'utf8');
  return (JSON.parse(text) as { facts: Facts }).facts;
}
