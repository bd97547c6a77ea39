import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A testable sentence of the two specifications. */
export interface Requirement {
  /** `BL-VAL-045` (billing), `SH-ROUTE-003` (shell). */
  id: string;
  /** Specification and part of the product: `billing: roles`. */
  area: string;
  text: string;
  /** The reason if no customer can see whether it holds. */
  unseen?: string;
  /** The reason if it does not hold because something else was preferred. */
  decidedAgainst?: string;
}

/** The two ledgers, billing last, in the order of the specifications. */
export function readLedger(folder: string = import.meta.dirname): Requirement[] {
  return ['shell', 'billing'].flatMap((ledger) => {
    const rows = JSON.parse(readFileSync(join(folder, `${ledger}.json`), 'utf8')) as Requirement[];
    return rows.map((row) => ({ ...row, area: `${ledger}: ${row.area}` }));
  });
}

/** The ids in a text, each once. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:SH|BL)-[A-Z0-9]+-\d+\b/gu))];
}
