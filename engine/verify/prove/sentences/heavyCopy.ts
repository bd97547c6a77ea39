import { isPlainName, isPlainText } from '../../../core/sentence/plain.ts';
import { placeOfText } from '../../link/index.ts';
import { problem } from '../../problem/index.ts';
import type { Proof } from '../proof.ts';

/**
 * The sentences that every page needs before it is drawn are plain words. What is more than that needs a library, which
 * one sentence alone would bring into the first load of every page.
 */
export const heavyCopy: Proof = ({ locales, packs: { firstCopy = [] } }) =>
  Object.entries(locales).flatMap(([language, namespaces]) =>
    firstCopy.flatMap((namespace) =>
      Object.entries(namespaces[namespace] ?? {})
        .filter(([path, text]) => !path.split('.').every(isPlainName) || !isPlainText(text))
        .map(([path]) => {
          const place = placeOfText(language, namespace, path);
          return problem('heavy-copy', { key: `${namespace}:${path}` }, place);
        }),
    ),
  );
