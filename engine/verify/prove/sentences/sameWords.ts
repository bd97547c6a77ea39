import { problem } from '../../problem/index.ts';
import type { Proof } from '../proof.ts';
import { placeOfText, textsOf, withoutPlaceholders } from './texts.ts';

/** Sentences are translated: they are no longer what a scaffold wrote in their place, nor the words of the first language. */
export const sameWords: Proof = ({ locales, copyExceptions }) => {
  const [first = '', ...others] = Object.keys(locales);
  return [first, ...others].flatMap((language) =>
    textsOf(locales[language]).flatMap((text) => {
      if (text.text.startsWith(`(${language}) `))
        return [problem('untranslated-copy', { key: text.key }, placeOfText(language, text))];
      if (language === first || locales[first]?.[text.namespace]?.[text.path] !== text.text) return [];
      if (!/\p{L}/u.test(withoutPlaceholders(text.text)) || Object.hasOwn(copyExceptions, text.key))
        return [];
      return [problem('same-copy', { key: text.key, language: first }, placeOfText(language, text))];
    }),
  );
};
