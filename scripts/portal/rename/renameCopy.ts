import { pointerTo, wordsOfValues } from '../../../engine/build.ts';
import { FailureError } from '../command.ts';
import { noSuch } from '../noSuch.ts';
import type { FileEdit, Renamer, RenameWish } from './renaming.ts';

/** Renames a sentence, with all its plural forms, in every language. Only the last part of its key can change. */
export const renameCopy: Renamer = (wish) => {
  const { from, to } = wish;
  const [old, now] = [partsOf(from), partsOf(to)];
  if (old.parent !== now.parent)
    throw new FailureError(
      `A sentence stays where it is: only the last part of "${from}" can be another one.`,
    );
  const inLocales = localeEdits(wish, old, now.last);
  if (inLocales.length === 0) throw noSuch('sentence', from, sentencesOf(wish));
  if (localeEdits(wish, now, now.last).length > 0)
    throw new FailureError(`There is a sentence "${to}" already.`);
  const said = wordsOfValues(wish.context.manifests).find(({ key }) => key === from);
  if (said)
    throw new FailureError(
      `"${from}" is what a value of the ${said.kind} ${said.id} is called: it is named by that value (${said.pointer}) and can have no other name.`,
    );
  return {
    edits: [...inLocales, ...exceptionEdits(wish), ...usageEdits(wish)],
    inCode: { texts: [`'${from}'`, `"${from}"`] },
  };
};

interface KeyParts {
  /** `billing:status.due` */
  parent: string;
  namespace: string;
  /** Keys from the root of the namespace to the sentence's parent. */
  path: readonly string[];
  last: string;
}

function partsOf(key: string): KeyParts {
  const match = /^([a-z][a-z0-9-]*):((?:[A-Za-z0-9_-]+\.)*)([A-Za-z0-9-]+)$/.exec(key);
  if (!match) throw new FailureError(`"${key}" is no key of a sentence, as "billing:status.due.title" is.`);
  const [, namespace = '', parents = '', last = ''] = match;
  return { parent: `${namespace}:${parents}`, namespace, path: parents.split('.').slice(0, -1), last };
}

const plural = /^(.*?)(_(?:zero|one|two|few|many|other))?$/;

function localeEdits(
  { texts }: RenameWish,
  { namespace, path, last }: KeyParts,
  newLast: string,
): FileEdit[] {
  return texts.locales.flatMap(({ path: file, text }) => {
    if (!file.endsWith(`/${namespace}.json`)) return [];
    const parent = path.reduce<unknown>(memberOf, JSON.parse(text));
    if (typeof parent !== 'object' || parent === null) return [];
    return Object.keys(parent).flatMap((key) => {
      const [, base, form = ''] = plural.exec(key) ?? [];
      if (base !== last || typeof memberOf(parent, key) !== 'string') return [];
      const pointer = [...path, key].reduce(pointerTo, '');
      return [{ file: `locales/${file}`, pointer, what: 'key' as const, to: newLast + form }];
    });
  });
}

function memberOf(tree: unknown, key: string): unknown {
  return typeof tree === 'object' && tree !== null && Object.hasOwn(tree, key)
    ? (tree as Record<string, unknown>)[key]
    : undefined;
}

function sentencesOf({ context }: RenameWish): string[] {
  const [texts = {}] = Object.values(context.locales);
  return Object.entries(texts).flatMap(([namespace, keys]) => [
    ...new Set(Object.keys(keys).map((key) => `${namespace}:${plural.exec(key)?.[1] ?? key}`)),
  ]);
}

/** Edits of `exceptions.json`, whose reasons for differences between languages have the key of a sentence, or of its forms. */
function exceptionEdits({ texts, from, to }: RenameWish): FileEdit[] {
  const exceptions = texts.locales.find(({ path }) => path === 'exceptions.json');
  return Object.keys(JSON.parse(exceptions?.text ?? '{}') as object).flatMap((key) => {
    const [, base, form = ''] = plural.exec(key) ?? [];
    if (base !== from) return [];
    return [
      { file: 'locales/exceptions.json', pointer: pointerTo('', key), what: 'key' as const, to: to + form },
    ];
  });
}

function usageEdits({ context, from, to }: RenameWish): FileEdit[] {
  return context.usages.copies.flatMap(({ value, place: { file, pointer } }) => {
    const isPlain = typeof value === 'string';
    if ((isPlain ? value : value.key) !== from) return [];
    return [{ file, pointer: isPlain ? pointer : `${pointer}/key`, what: 'value' as const, to }];
  });
}
