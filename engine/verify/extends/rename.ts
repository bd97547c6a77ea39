/** Name in the other manifest -> name here; one that ends in a dot, colon or slash stands for all that begin so. */
export type Renames = Readonly<Record<string, string>>;

const isPrefix = (name: string): boolean => /[.:/]$/.test(name);

/** A copy of a JSON value in which every text that is a renamed name has its new one. Keys stay as they are. */
export function renamed(value: unknown, renames: Renames): unknown {
  if (typeof value === 'string') return newName(value, renames);
  if (Array.isArray(value)) return value.map((item) => renamed(item, renames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'description' || key === 'source' ? (inner as unknown) : renamed(inner, renames),
    ]),
  );
}

/** A name as a whole goes before a beginning, and a longer beginning before a shorter one. */
function newName(name: string, renames: Renames): string {
  if (Object.hasOwn(renames, name)) return renames[name] ?? name;
  const [prefix] = Object.keys(renames)
    .filter((each) => isPrefix(each) && name.startsWith(each))
    .sort((a, b) => b.length - a.length);
  return prefix === undefined ? name : `${renames[prefix]}${name.slice(prefix.length)}`;
}
