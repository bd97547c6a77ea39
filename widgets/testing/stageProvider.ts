import type { AtomValue, FactSource, Pack } from '../../engine/index.ts';
import { pathOf, factGroups, togglesOf } from './stageRelease.ts';
import type { WidgetExample } from './widgetExample.ts';

/** A request that the portal has sent. */
export interface SentRequest {
  path: string;
  /** The body, where it was JSON. */
  body: unknown;
}

/** What answers instead of servers: the files of the release, session, toggles, the card service, and the graph. */
export function stageProvider(
  files: Readonly<Record<string, unknown>>,
  example: WidgetExample,
): { fetch: typeof fetch; sent: readonly SentRequest[] } {
  const sent: SentRequest[] = [];
  const fixed: Record<string, unknown> = {
    ...files,
    [pathOf('session/check')]: sessionOf(example.facts),
    [pathOf('session/signOut')]: {},
    [pathOf('toggles/service')]: togglesOf(example),
    [pathOf('endpoints/cardSession')]: { ticket: 'ticket-1' },
  };
  return {
    sent,
    async fetch(input, init) {
      const { pathname: path } = new URL(input instanceof Request ? input.url : String(input), location.href);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ path, body });
      if (path in fixed) return Response.json(fixed[path]);
      const { operationName } = (body ?? {}) as { operationName?: string };
      const data = example.graph?.[operationName ?? ''];
      if (data) return Response.json({ data });
      return new Promise<Response>(() => undefined);
    },
  };
}

/** The packs without their sources: facts come from the example. Derived facts are the real ones. */
export function withoutSources(packs: readonly Pack[]): Pack[] {
  return packs.map(({ sources: _sources, ...pack }) => pack);
}

/** Sources that publish the facts of the example, and nothing else, ever. */
export function sourcesOf({ facts = {} }: WidgetExample): NonNullable<Pack['sources']> {
  const groups = [...Object.keys(facts).map((name) => name.split('.')[0] ?? ''), ...factGroups()];
  return Object.fromEntries(
    [...new Set(groups)]
      .filter((group) => !ownGroups.includes(group))
      .map((group) => [group, () => Promise.resolve(sourceOf(group, facts))]),
  );
}

/** Groups of facts that the engine itself knows. */
const ownGroups = ['session', 'viewport', 'connection', 'language', 'toggles'];

function sourceOf(group: string, facts: Readonly<Record<string, AtomValue>>): FactSource {
  return ({ set }) => {
    set(Object.fromEntries(Object.entries(facts).filter(([name]) => name.startsWith(`${group}.`))));
    return () => undefined;
  };
}

function sessionOf(facts: WidgetExample['facts'] = {}): object {
  const own = Object.entries(facts).filter(([name]) => name.startsWith('session.'));
  const session = Object.fromEntries(own.map(([name, value]) => [name.slice('session.'.length), value]));
  return { signedIn: false, ...session };
}
