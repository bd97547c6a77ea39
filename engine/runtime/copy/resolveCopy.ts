import { formatOf, type AtomValue, type Vocabulary } from '../../core/fact/index.ts';
import { absent } from '../../core/record/index.ts';
import { unanswered } from '../../core/site/index.ts';
import type { Copy } from '../../core/manifest/index.ts';
import type { CopyStore } from './copyStore.ts';
import type { ShownValue } from './sentences.ts';

/**
 * The sentence that a manifest means, with its facts filled in. Undefined while its namespace or one of its facts
 * is not known: a sentence with a hole is never shown.
 */
export function resolveCopy(
  copy: CopyStore,
  vocabulary: Vocabulary,
  read: (fact: string) => AtomValue | undefined,
  sentence: Copy,
): string | undefined {
  if (typeof sentence === 'string') return copy.text(sentence);
  const values: Record<string, ShownValue> = {};
  for (const [placeholder, fact] of Object.entries(sentence.with)) {
    const value = read(fact);
    if (value === undefined) return undefined;
    const atom = vocabulary.atomOf(fact);
    if (atom?.words === undefined) {
      values[placeholder] = { value, format: formatOf(atom?.domain) };
      continue;
    }
    // What is not chosen yet, or not there, is called nothing.
    const words =
      value === unanswered || value === absent ? undefined : copy.text(atom.words + String(value));
    if (words === undefined) return undefined;
    values[placeholder] = { value: words, format: 'text' };
  }
  return copy.text(sentence.key, values);
}

/** Names of the facts that a sentence shows. */
export function factsIn(sentence: Copy | undefined): readonly string[] {
  return sentence === undefined || typeof sentence === 'string' ? [] : Object.values(sentence.with);
}

/** The namespaces of sentences, and of the words of the values that they show. */
export function namespacesOf(vocabulary: Vocabulary, sentences: readonly (Copy | undefined)[]): string[] {
  const keys = sentences.flatMap((sentence) => [
    typeof sentence === 'object' ? sentence.key : (sentence ?? []),
    ...factsIn(sentence).flatMap((fact) => vocabulary.atomOf(fact)?.words ?? []),
  ]);
  return [...new Set(keys.flat().map((key) => key.slice(0, key.indexOf(':'))))];
}
