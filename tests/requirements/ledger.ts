import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence of the two specifications that can be seen to hold or not. */
export interface Requirement {
  /** `BL-VAL-045` (billing), `SH-ROUTE-003` (shell). */
  id: string;
  /** What part of the product it is about, behind the specification that says so: `billing: roles`. */
  area: string;
  text: string;
  /** Why no customer can see whether it holds, where that is so. */
  unseen?: string;
}

/** The two ledgers, billing last, in the order of the specifications. */
export function readLedger(folder: string = import.meta.dirname): Requirement[] {
  return ['shell', 'billing'].flatMap((ledger) => {
    const rows = JSON.parse(readFileSync(join(folder, `${ledger}.json`), 'utf8')) as Requirement[];
    return rows.map((row) => ({ ...row, area: `${ledger}: ${row.area}` }));
  });
}

/** The ids that stand in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:SH|BL)-[A-Z0-9]+-\d+\b/gu))];
}
