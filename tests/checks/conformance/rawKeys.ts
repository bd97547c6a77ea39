import { readCopy } from '../../../widgets/testing/index.ts';

const namespaces = Object.keys(readCopy('en'));
const raw = new RegExp(
  String.raw`\b(?:${namespaces.join('|')}):[a-z][\w.-]+|\{\{|\}\}|\[object |\bundefined\b|\bNaN\b`,
  'g',
);

/** Keys of sentences, placeholders without a value, and other text that is not for people. */
export function rawKeys(root: Element): string[] {
  return root.outerHTML.match(raw) ?? [];
}
