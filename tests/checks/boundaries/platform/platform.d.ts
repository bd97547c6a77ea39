/**
 * All globals that engine/core and engine/verify may use: those that browsers and Node have in common, and only the used
 * part of them. Anything else, `document` or `process`, does not compile here.
 */

declare class URLSearchParams {
  constructor(init?: string | Readonly<Record<string, string>> | readonly [string, string][]);
  get(name: string): string | null;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}

declare function structuredClone<Value>(value: Value): Value;

declare class URL {
  static parse(url: string, base?: string): URL | null;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> };
};
