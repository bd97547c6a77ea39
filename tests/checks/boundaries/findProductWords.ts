import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word of the product in generic code. */
export interface ProductWord {
  word: string;
  /** Path from the root. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Words that belong to this product and not to every portal; a dot stands for any separator. Words with a meaning in
 * programming, too (account, card, mobile, order, line, service, balance), are listed in compounds only.
 */
const WORDS = `
  bill bills billing biller invoice pay payment payments payer auto.?pay paperless wallet refund debit
  delinquent delinquency past.due amount.due credit.card bank.account security.code cvv pci visa mastercard amex
  statement.period billing.cycle grace.period cpni footprint chtr twc bhn icoms
  telecom broadband internet.service modem set.?top cable channel.lineup tv voice voicemail telephone streaming
  outage self.?install speed.?test appointment store.?front buy.?flow enterprise.account standard.user
`
  .trim()
  .split(/\s+/u);

const PATTERN = new RegExp(`(?<![a-z])(?:${WORDS.join('|')})(?![a-z])`, 'giu');

/** Generic code: the engine, the schemas of manifests, the generic packs, and the kit without the marks and the frame of cards. */
const GENERIC = [
  'engine/**/*.{ts,tsx,json}',
  'schemas/*.schema.json',
  'widgets/{shell,content,form,presentation,controls,field-error}/**/*.{ts,tsx,schema.json}',
  'widgets/kit/!(card-frame|method-mark)/**/*.{ts,tsx}',
];

/** Finds words of the product in names, comments and texts of generic code. Tests may take examples from it. */
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

/** The words in lower case; `pastDue` and `past-due` are found like `past due`. */
function wordsIn(text: string): string[] {
  const parted = text.replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2');
  return [...parted.matchAll(PATTERN)].map(([word]) => word.toLowerCase());
}
