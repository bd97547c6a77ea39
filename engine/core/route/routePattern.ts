import { ownValue } from '../json/index.ts';

/** One segment of a path pattern. */
export type Segment =
  | { kind: 'static'; text: string }
  | { kind: 'parameter'; name: string; values?: ReadonlySet<string> }
  | { kind: 'rest' };

/** Reads `/books/:book/lend` into segments. `params` limits parameters to listed values. */
export function parsePattern(
  path: string,
  params: Readonly<Record<string, readonly string[]>> = {},
): Segment[] {
  return splitPath(path).map((text) => {
    if (text === '*') return { kind: 'rest' };
    if (!text.startsWith(':')) return { kind: 'static', text };
    const name = text.slice(1);
    const values = ownValue(params, name);
    return values ? { kind: 'parameter', name, values: new Set(values) } : { kind: 'parameter', name };
  });
}

/** Segments of a path; leading, trailing and doubled slashes do not count. */
export function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Names of the parameters that a pattern has. */
export function parametersOf(path: string): string[] {
  return splitPath(path)
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.slice(1));
}

/**
 * The path of a pattern with its parameters filled in; undefined when one is missing or cannot stand in a path.
 * `*` becomes nothing: what is left is the address of a folder, with the slash at its end.
 */
export function buildPath(path: string, params: Readonly<Record<string, string>> = {}): string | undefined {
  const segments: string[] = [];
  for (const segment of splitPath(path)) {
    if (segment === '*') continue;
    const value = segment.startsWith(':') ? ownValue(params, segment.slice(1)) : segment;
    if (value === undefined || !canBeSegment(value)) return undefined;
    segments.push(encodeURIComponent(value));
  }
  const folder = path.endsWith('/*') ? '/' : '';
  return `/${segments.join('/')}${folder}`;
}

/** Browsers take "." and ".." out of a path, whatever stands before them; half a surrogate pair cannot be encoded. */
function canBeSegment(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}

/** What a segment of a path says; undefined when it is encoded wrongly. */
export function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
