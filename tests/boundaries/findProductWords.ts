import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word of the product where everything is generic. */
export interface ProductWord {
  word: string;
  /** Path from the root. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Words that belong to this product and not to every portal, a dot for what may stand between their parts. What means
 * something in programming, too (account, card, mobile, order, line, service, balance), stands in compounds only.
 */
const WORDS = `
  bill bills billing biller invoice payment payments payer pay.bill auto.?pay paperless wallet refund debit
  delinquent delinquency past.due amount.due credit.card bank.account security.code cvv pci visa mastercard amex
  statement.period billing.cycle grace.period cpni footprint chtr twc bhn icoms
  telecom broadband internet.service modem set.?top cable channel.lineup tv voice voicemail telephone streaming
  outage self.?install speed.?test appointment store.?front buy.?flow enterprise.account standard.user
`
  .trim()
  .split(/\s+/u);

const PATTERN = new RegExp(`(?<![a-z])(?:${WORDS.join('|')})(?![a-z])`, 'giu');

/** What every portal can use: the engine, the schemas of manifests, and the packs that know no trade. */
const GENERIC = [
  'engine/**/*.{ts,tsx,json}',
  'schemas/*.schema.json',
  'widgets/{shell,content,form,presentation,controls,field-error}/**/*.{ts,tsx,schema.json}',
];

/** Finds words of the product in names, comments and texts of what every portal can use. Tests may take examples from it. */
export function findProductWords(root: string): ProductWord[] {
  return globSync(GENERIC, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/u.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => wordsIn(text).map((word) => ({ word, file, line: index + 1 }))),
    );
}

/** `pastDue` and `past-due` are found like `past due`. */
function wordsIn(text: string): string[] {
  const parted = text.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2');
  return [...parted.matchAll(PATTERN)].map(([word]) => word.toLowerCase());
}
