const ID = /^[\x21-\x7E]{1,128}$/;

/**
 * Whether something may be an id, a key or a token: all of the provider's are printable characters without spaces.
 * What is not never reaches the database, which takes no text with a NUL in it.
 */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
