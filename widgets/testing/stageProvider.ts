import type { AtomValue, FactSource, Pack } from '../../engine/index.ts';
import type { StagedRelease } from './stageBrowser.ts';
import type { WidgetExample } from './widgetExample.ts';

/** A request that the portal has sent. */
export interface SentRequest {
  path: string;
  /** The body, if it was JSON. */
  body: unknown;
}

/** Replaces the servers: staged answers by path, and the graph's by the name of the operation. */
export function stageProvider(
  { files, answers }: Pick<StagedRelease, 'files' | 'answers'>,
  example: WidgetExample,
): { fetch: typeof fetch; sent: readonly SentRequest[] } {
  const sent: SentRequest[] = [];
  return {
    sent,
    async fetch(input, init) {
      const { pathname: path, search } = new URL(
        input instanceof Request ? input.url : String(input),
        location.href,
      );
      const body =
        typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : await askedBy(search);
      sent.push({ path, body });
      const file = files[path];
      if (file !== undefined) return new Response(file, { headers: { 'content-type': 'application/json' } });
      if (path in answers) return Response.json(answers[path]);
      const { operationName } = (body ?? {}) as { operationName?: string };
      const data = example.graph?.[operationName ?? ''];
      if (data) return Response.json({ data });
      return new Promise<Response>(() => undefined);
    },
  };
}

/** The question that is asked by an address, as the body of a POST would ask it. */
async function askedBy(search: string): Promise<object | undefined> {
  const query = new URLSearchParams(search);
  if (!query.has('id')) return undefined;
  const { default: documents } = await import('../../sandbox/provider/graph/generated/documents.json', {
    with: { type: 'json' },
  });
  const text = (documents as Readonly<Record<string, string>>)[query.get('id') ?? ''];
  if (text === undefined) return undefined;
  return {
    operationName: /^query (\w+)/.exec(text)?.[1],
    variables: JSON.parse(query.get('variables') ?? '{}') as unknown,
  };
}

/** The packs without their sources: facts come from the example. Derived facts are the real ones. */
export function withoutSources(packs: readonly Pack[]): Pack[] {
  return packs.map(({ sources: _sources, ...pack }) => pack);
}

/** Sources that publish the facts of the example, and nothing else, ever. */
export function sourcesOf(
  { facts = {} }: WidgetExample,
  groups: readonly string[],
): NonNullable<Pack['sources']> {
  const all = [...Object.keys(facts).map((name) => name.split('.')[0] ?? ''), ...groups];
  return Object.fromEntries(
    [...new Set(all)]
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
