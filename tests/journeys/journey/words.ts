import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages of the portal, with the locale of a browser that prefers each. */
export const locales = { en: 'en-US', es: 'es-US' } as const;

export type Language = keyof typeof locales;

/** Sentences of the portal from its locale files, with placeholders filled in. */
export interface Words {
  language: Language;
  /**
   * @param key such as `payment:review.pay`
   * @param values the shown values of `{{name}}` or `{{name, format}}`
   * @throws Error if there is no such sentence, or a placeholder has no value
   */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Formats integer cents as dollars. */
  money(cents: number): string;
  /** Formats a calendar date YYYY-MM-DD in words. */
  longDate(day: string): string;
  /** Words of the sign-in page, which belongs to the identity service. */
  identity(key: string): string;
}

const project = join(import.meta.dirname, '../../..');

export function wordsOf(language: Language): Words {
  const identityWords = readTree('sandbox/identity/oidc/copy', language);
  return {
    language,
    say(key, values = {}) {
      const [namespace = '', path = ''] = key.split(':');
      const sentence = path.split('.').reduce<unknown>(stepInto, portalWords(language, namespace));
      if (typeof sentence !== 'string') throw new Error(`There is no sentence "${key}" in "${language}".`);
      return fill(sentence, values, key);
    },
    money: (cents) =>
      new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(cents / 100),
    longDate: (day) =>
      new Intl.DateTimeFormat(locales[language], {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      })
        .format(new Date(`${day}T00:00:00Z`))
        .replace(', ', language === 'es' ? ' ' : ', '),
    identity: (key) => String(stepInto(identityWords, key)),
  };
}

const trees = new Map<string, unknown>();

function portalWords(language: Language, namespace: string): unknown {
  const name = `${language}/${namespace}`;
  if (!trees.has(name)) trees.set(name, readTree(`locales/${language}`, namespace));
  return trees.get(name);
}

function readTree(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(project, folder, `${name}.json`), 'utf8'));
}

function stepInto(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null ? Reflect.get(tree, name) : undefined;
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>, key: string): string {
  return sentence.replaceAll(/\{\{\s*(\w+)[^}]*\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${key}" needs a value for "${name}".`);
    return String(value);
  });
}
