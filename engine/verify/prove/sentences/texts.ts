import type { Locales } from '../../link/index.ts';

/** One sentence of a language. */
export interface Text {
  /** Key by which manifests name it: `namespace:path`. */
  key: string;
  namespace: string;
  path: string;
  text: string;
}

/** Every sentence of a language. */
export function textsOf(namespaces: Locales[string] = {}): Text[] {
  return Object.entries(namespaces).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([path, text]) => ({ key: `${namespace}:${path}`, namespace, path, text })),
  );
}

/** A sentence without what is filled in. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}/g, ' ');
}
