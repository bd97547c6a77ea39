/**
 * The kinds of manifests, and their folders. From a kind one can type every path: `schemas/<kind>.schema.json`,
 * `manifests/<portal>/<folder>`, `engine/core/<kind>/`.
 */
const folders = {
  site: '',
  constants: '',
  facts: 'facts',
  record: 'records',
  condition: 'conditions',
  toggle: 'toggles',
  guard: 'guards',
  route: 'routes',
  header: 'headers',
  flow: 'flows',
  navigation: 'navigation',
  page: 'pages',
  banner: 'banners',
  dialog: 'dialogs',
  timer: 'timers',
  cookie: 'cookies',
  push: 'push',
  sequence: 'sequences',
  error: 'errors',
  analytics: 'analytics',
  persona: 'personas',
} as const satisfies Record<string, string>;

/** One of the kinds of manifests. */
export type ManifestKind = keyof typeof folders;

export const manifestKinds = Object.keys(folders) as readonly ManifestKind[];

/**
 * The kinds that every browser gets at once. Personas are for those who write and check manifests; what is told about
 * the use of the portal comes when the browser has time.
 */
export const shippedKinds: readonly ManifestKind[] = manifestKinds.filter(
  (kind) => kind !== 'persona' && kind !== 'analytics',
);

/** Kinds of which a portal has exactly one, in a file of the kind's own name. */
export const singletonKinds = ['site', 'constants'] as const satisfies readonly ManifestKind[];

/** The path of a manifest inside its portal's folder: `banners/overdue.json`, `site.json`. */
export function manifestPath(kind: ManifestKind, id: string): string {
  return folders[kind] === '' ? `${id}.json` : `${folders[kind]}/${id}.json`;
}

/** The kind and id of a path inside a portal's folder; undefined if no kind lives there. */
export function manifestAt(path: string): { kind: ManifestKind; id: string } | undefined {
  const match = /^(?:([a-z]+)\/)?([a-z][a-z0-9-]*)\.json$/.exec(path);
  if (!match) return undefined;
  const [, folder = '', id = ''] = match;
  if (folder === '') {
    const kind = singletonKinds.find((single) => single === id);
    return kind && { kind, id };
  }
  const kind = manifestKinds.find((candidate) => folders[candidate] === folder);
  return kind && { kind, id };
}
