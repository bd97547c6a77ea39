import { decodeSegment, parsePattern, splitPath, type Segment } from './routePattern.ts';

/** The route of a path. */
export interface RouteMatch {
  route: string;
  params: Readonly<Record<string, string>>;
}

/** A path pattern with the route that it belongs to. */
export interface RouteEntry {
  route: string;
  path: string;
  params?: Readonly<Record<string, readonly string[]>>;
}

/** All paths of a portal, as a trie: the time to match depends on the path, not on how many routes there are. */
export interface RouteTable {
  match(path: string): RouteMatch | undefined;
}

interface TrieNode {
  statics: Map<string, TrieNode>;
  /** Parameters with listed values, in the order in which they were declared. */
  listed: { values: ReadonlySet<string>; node: TrieNode }[];
  /** A parameter that can have any value. Its name does not matter here, so that it cannot change what wins. */
  free?: TrieNode;
  target?: Target;
  restTarget?: Target;
}

interface Target {
  route: string;
  /** Names of the parameters on the way, in order. */
  names: readonly string[];
}

/** Builds the table. Of two entries with the same pattern the first wins (the check reports the second). */
export function createRouteTable(entries: Iterable<RouteEntry>): RouteTable {
  const root = createNode();
  for (const { route, path, params } of entries) insert(root, parsePattern(path, params), route);
  return {
    match(path) {
      const values: string[] = [];
      const target = find(root, splitPath(path), 0, values);
      if (!target) return undefined;
      const params = target.names.map((name, index) => [name, values[index] ?? ''] as const);
      return { route: target.route, params: Object.fromEntries(params) };
    },
  };
}

function createNode(): TrieNode {
  return { statics: new Map(), listed: [] };
}

function insert(root: TrieNode, segments: readonly Segment[], route: string): void {
  const names = segments.flatMap((segment) => (segment.kind === 'parameter' ? segment.name : []));
  let node = root;
  for (const segment of segments) {
    if (segment.kind === 'rest') {
      node.restTarget ??= { route, names };
      return;
    }
    node = segment.kind === 'static' ? staticChild(node, segment.text) : parameterChild(node, segment.values);
  }
  node.target ??= { route, names };
}

function staticChild(node: TrieNode, text: string): TrieNode {
  const existing = node.statics.get(text);
  if (existing) return existing;
  const child = createNode();
  node.statics.set(text, child);
  return child;
}

function parameterChild(node: TrieNode, values: ReadonlySet<string> | undefined): TrieNode {
  if (!values) return (node.free ??= createNode());
  const existing = node.listed.find((other) => sameValues(other.values, values));
  if (existing) return existing.node;
  const child = createNode();
  node.listed.push({ values, node: child });
  return child;
}

function sameValues(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((value) => right.has(value));
}

/**
 * Fixed words before listed parameters, before free ones, before `*`; and back again when a way leads nowhere.
 * `values` holds those of the parameters on the way.
 */
function find(
  node: TrieNode,
  segments: readonly string[],
  index: number,
  values: string[],
): Target | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.target ?? node.restTarget;
  const next = node.statics.get(segment);
  const found = next && find(next, segments, index + 1, values);
  return found ?? findParameter(node, segments, index, values) ?? node.restTarget;
}

function findParameter(
  { listed, free }: TrieNode,
  segments: readonly string[],
  index: number,
  values: string[],
): Target | undefined {
  if (!free && listed.length === 0) return undefined;
  const value = decodeSegment(segments[index] ?? '');
  if (value === undefined) return undefined;
  const depth = values.length;
  for (const node of [...listed.filter((each) => each.values.has(value)).map((each) => each.node), free]) {
    values[depth] = value;
    const found = node && find(node, segments, index + 1, values);
    if (found) return found;
    values.length = depth;
  }
  return undefined;
}
