import {
  manifestOf,
  type AnalyticsManifest,
  type ManifestSet,
  type PageManifest,
  type SequenceManifest,
} from '../../core/manifest/index.ts';
import { createLoads } from './loads.ts';

/** Pages and sequences, which are loaded when a customer comes to them. */
export interface Parts {
  /** The page at once when it is at hand, else on its way; undefined when there is none of that name. */
  page(id: string): PageManifest | Promise<PageManifest> | undefined;
  /** The whole sequence, as page. */
  sequence(id: string): SequenceManifest | Promise<SequenceManifest> | undefined;
  /** Begins to load the page or sequence of a route, so that it is there when its guards have decided. */
  prepare(route: string): void;
  /** Whether the release has analytics manifests. */
  readonly hasAnalytics: boolean;
  /** The analytics manifests, by topic. */
  analytics(): Promise<Readonly<Record<string, AnalyticsManifest>>>;
  /** Failed parts are loaded again by the next use. */
  forgetFailures(): void;
}

/** The parts of a release. */
export function createParts(
  manifests: ManifestSet,
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>,
  load: (kind: string, id: string) => Promise<object>,
): Parts {
  const loads = createLoads();
  function part(kind: 'page' | 'sequence' | 'analytics', id: string): object | Promise<object> | undefined {
    if (parts[kind]?.[id] === undefined) return manifestOf(manifests, kind, id);
    return loads.once(`${kind} ${id}`, () => load(kind, id));
  }

  const topics = Object.keys({ ...manifests.analytics, ...parts['analytics'] });
  return {
    hasAnalytics: topics.length > 0,
    async analytics() {
      const loaded = await Promise.all(topics.map(async (id) => [id, await part('analytics', id)] as const));
      return Object.fromEntries(loaded) as Readonly<Record<string, AnalyticsManifest>>;
    },
    page: (id) => part('page', id) as ReturnType<Parts['page']>,
    sequence: (id) => part('sequence', id) as ReturnType<Parts['sequence']>,
    prepare(route) {
      const { page, sequence } = manifestOf(manifests, 'route', route) ?? {};
      if (page !== undefined) part('page', page);
      if (sequence !== undefined) part('sequence', sequence);
    },
    forgetFailures: loads.forgetFailures,
  };
}
