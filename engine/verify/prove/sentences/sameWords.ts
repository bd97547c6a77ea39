import { placeOfText } from '../../link/index.ts';
import { problem } from '../../problem/index.ts';
import type { Proof } from '../proof.ts';
import { textsOf, withoutPlaceholders } from './texts.ts';

/** Sentences are translated: they are no longer what a scaffold wrote in their place, nor the words of the first language. */
export const sameWords: Proof = ({ locales, copyExceptions }) => {
  const [first = '', ...others] = Object.keys(locales);
  return [first, ...others].flatMap((language) =>
    textsOf(locales[language]).flatMap((text) => {
      const place = placeOfText(language, text.namespace, text.path);
      if (text.text.startsWith(`(${language}) `))
        return [problem('untranslated-copy', { key: text.key }, place)];
      if (language === first || locales[first]?.[text.namespace]?.[text.path] !== text.text) return [];
      if (!/\p{L}/u.test(withoutPlaceholders(text.text)) || Object.hasOwn(copyExceptions, text.key))
        return [];
      return [problem('same-copy', { key: text.key, language: first }, place)];
    }),
  );
};
