/** A query that the server knows by its id, with the types of what it takes and answers. Made by `npm run generate`. */
export interface Question<Data, Variables> {
  readonly id: string;
  /** Never there: it carries the types. */
  readonly __apiType?: (variables: Variables) => Data;
}

/**
 * The address at which the graph answers a question. The same question has the same address, to the letter: the page may
 * have asked for it already.
 *
 * @param variables those that are undefined are left out
 */
export function questionAddress(
  endpoint: string,
  { id }: Question<unknown, never>,
  variables: Readonly<Record<string, unknown>>,
): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  const sorted = given.sort(([one], [other]) => (one < other ? -1 : 1));
  const query = new URLSearchParams({ id });
  if (sorted.length > 0) query.set('variables', JSON.stringify(Object.fromEntries(sorted)));
  return `${endpoint}?${query}`;
}
