import type { ManifestKind, ManifestSet, SiteManifest } from '../manifest/index.ts';
import { emptyManifestSet, manifestKinds } from '../manifest/index.ts';

type Described = { description: string };

/** Manifests by kind and id, without the need for a description. */
export type ManifestParts = {
  [Kind in Exclude<ManifestKind, 'site'>]?: Record<string, Undescribed<ManifestSet[Kind][string]>>;
} & { site?: Partial<SiteManifest> };

type Undescribed<Manifest extends Described> = Omit<Manifest, 'description'> & Partial<Described>;

/** A set of just these manifests, with the site manifest of a small library that lends books. */
export function manifestSetOf({ site, ...parts }: ManifestParts = {}): ManifestSet {
  const set = emptyManifestSet();
  for (const kind of manifestKinds) {
    const manifests = kind === 'site' ? { site: { ...library, ...site } } : parts[kind];
    for (const [id, manifest] of Object.entries(manifests ?? {})) {
      Object.assign(set[kind], { [id]: { description: `The ${kind} ${id}.`, ...manifest } });
    }
  }
  return set;
}

const library: SiteManifest = {
  formatVersion: 6,
  description: 'A library that lends books.',
  brand: { name: 'Library', legalName: 'Town Library', colors: {} },
  languages: [
    { id: 'en', locale: 'en-US', name: 'English' },
    { id: 'es', locale: 'es-US', name: 'Español' },
  ],
  currency: 'USD',
  shortDate: 'MM/DD/YY',
  numberWords: { en: {}, es: {} },
  environments: ['PROD', 'TEST'],
  routes: { home: 'home', signedInHome: 'home', signIn: 'sign-in', notFound: 'not-found', error: 'error' },
  headers: [{ header: 'plain' }],
  flow: 'standard',
  layout: { frame: 'library/frame', regions: {} },
  placements: { top: { description: 'Above the content.', limit: 1 } },
  external: {},
  endpoints: {},
  session: {
    check: '/auth/session',
    signIn: '/auth/sign-in',
    signOut: '/auth/sign-out',
    extend: '/auth/session/extend',
    returnParameter: 'returnTo',
    identity: 'session.username',
  },
  toggles: { service: '/flags', refresh: 'constant.often', wait: 'constant.often', contextFacts: [] },
  releases: { refresh: 'constant.often' },
};
