import { formatFor, type ValueFormat } from '../../core/format/index.ts';
import { formatOf, type Assignment } from '../../core/fact/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { Copy } from '../../core/manifest/index.ts';
import { placeholder, sentenceAt } from '../link/index.ts';
import type { ReadablePortal } from './readablePortal.ts';

/**
 * A sentence as it stands in the language: `“{reader.fine} to pay”`, with the name of the fact where its value
 * will stand; constants are filled in. Plural forms follow each other with a stroke between them.
 */
export function sentenceOf(portal: ReadablePortal, copy: Copy): string {
  const { locales, language, site } = portal;
  const key = typeof copy === 'string' ? copy : copy.key;
  const facts = typeof copy === 'string' ? {} : copy.with;
  const { texts = [] } = sentenceAt(locales, language, key) ?? {};
  const filled = texts.map((text) =>
    text.replaceAll(placeholder, (_all, name: string, format?: string) => {
      const fact = ownValue(facts, name) ?? name;
      return format === undefined ? `{${fact}}` : `{${fact}, ${format}}`;
    }),
  );
  const sentence = `“${filled.length === 0 ? key : filled.join(' | ')}”`;
  return filledIn(portal, site.vocabulary.constants, sentence);
}

/** Puts what is known of somebody in the places that `sentenceOf` left open. What is not known stays open. */
export function filledIn({ site, language }: ReadablePortal, assignment: Assignment, text: string): string {
  const formatValue = formatFor(site.manifest, language);
  return text.replaceAll(
    /\{([a-z][a-z0-9-]*\.[A-Za-z0-9]+)(?:, ([A-Za-z]+))?\}/g,
    (all, fact: string, format?: string) => {
      const slot = site.vocabulary.slotOf(fact);
      const value = slot === undefined ? undefined : assignment[slot];
      return value === undefined
        ? all
        : plain(
            formatValue(
              value,
              (format as ValueFormat | undefined) ?? formatOf(site.vocabulary.atomOf(fact)?.domain),
            ),
          );
    },
  );
}

/** Narrow spaces differ between versions of the platform, and nobody sees them in a text. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
