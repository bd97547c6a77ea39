import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence of the two specifications that can be seen to hold or not. */
export interface Requirement {
  /** `BL-VAL-045` (billing), `SH-ROUTE-003` (shell). */
  id: string;
  /** What part of the product it is about. */
  area: string;
  text: string;
}

/** The two ledgers, billing last, in the order of the specifications. */
export function readLedger(folder: string = import.meta.dirname): Requirement[] {
  return ['shell.json', 'billing.json'].flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Requirement[],
  );
}

/** The ids that stand in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:SH|BL)-[A-Z0-9]+-\d+\b/gu))];
}
