import { type Condition, manifestPath, type ManifestKind } from '../../core/manifest/index.ts';
import { partsIn, pointerKeys } from '../../core/json/index.ts';
import { sentenceAt, sentencesIn } from '../link/index.ts';
import { schemaOfKind } from '../load/index.ts';
import { readPart, type ReadablePortal, sentenceOf } from '../outline/index.ts';
import type { Change, Comparison, Side } from './side.ts';

/** Kinds whose texts are the same for every customer, with the parts that are compared elsewhere, or that nobody sees. */
const kinds: readonly [ManifestKind, elsewhere: readonly string[]][] = [
  ['site', ['layout/regions', 'headers', 'environments', 'flow', 'routes/notFound']],
  ['constants', []],
  ['error', []],
  ['toggle', ['owner', 'expires', 'variants']],
  ['route', ['path', 'params', 'page', 'sequence', 'redirect', 'guards', 'flow', 'header', 'showPageAlerts']],
  ['record', ['samples', 'always', 'fields/*/label', 'fields/*/personal']],
  ['flow', ['regions', 'pageAlerts', 'overrides']],
  ['navigation', ['items']],
  ['facts', ['comesFrom', 'when', 'otherwise', 'always', 'facts/*/personal']],
  ['analytics', []],
  ['cookie', []],
];

/** Kinds whose properties have little to do with one another: each is compared by itself. */
const apart: ReadonlySet<ManifestKind> = new Set(['site', 'route']);

/** Kinds of which only those parts are reported that are on both sides: what is new or gone is seen where it is used. */
const usedElsewhere: ReadonlySet<ManifestKind> = new Set(['record', 'flow', 'navigation', 'facts']);

/** Kinds that no other manifest uses: a new or removed manifest is reported here. */
const onTheirOwn: ReadonlySet<ManifestKind> = new Set(['analytics', 'cookie']);

/** Compares everything that has no address: errors, constants, values of facts while they are not asked, and analytics. */
export function compareStatics(comparison: Comparison): readonly Change[] {
  const { before, after, diagrams } = comparison;
  const everybody = diagrams.leaf(true);
  const nobody = diagrams.leaf(false);
  const said = kinds.flatMap(([kind, elsewhere]) => {
    const [from, to] = [linesOf(before.portal, kind, elsewhere), linesOf(after.portal, kind, elsewhere)];
    const isOnBoth = (file: string): boolean =>
      [before, after].every(({ portal: { site } }) =>
        Object.keys(site.manifests[kind]).some((id) => manifestPath(kind, id) === file),
      );
    const everywhere = { assignments: everybody, free: nobody };
    const changed = [...to].flatMap(([place, text]): Change[] => {
      const was = from.get(place);
      if (was === undefined || was === text) return [];
      return [{ kind: 'says', text: `${place}: ${text}`, before: was, ...everywhere }];
    });
    // A whole new or removed manifest of the others is reported where it is used; a part of one is not.
    const isTold = (place: string): boolean => {
      const [file = ''] = /^.*?\.json/.exec(place) ?? [];
      return onTheirOwn.has(kind) || (place !== file && isOnBoth(file));
    };
    const only = (is: 'gains' | 'loses', these: typeof to, those: typeof to): Change[] =>
      [...these].flatMap(([place, text]) =>
        // A part of something new or removed is reported with the whole.
        those.has(place) || !isTold(place) || isNew(place.slice(0, place.lastIndexOf('/')), these, those)
          ? []
          : [{ kind: is, text: `${place}: ${text}`, ...everywhere }],
      );
    if (usedElsewhere.has(kind)) return changed;
    return [...changed, ...only('gains', to, from), ...only('loses', from, to)];
  });
  return [...said, ...compareConditions(comparison), ...compareSentences(comparison)];
}

/** Compares the sentences that no manifest names: the words of values, and what widgets say by themselves. */
function compareSentences({ before, after, diagrams }: Comparison): Change[] {
  const { locales, language, site } = after.portal;
  const named = new Set(partsIn(site.manifests).map(([, value]) => value));
  const everybody = { assignments: diagrams.leaf(true), free: diagrams.leaf(false) };
  return Object.entries(locales[language] ?? {}).flatMap(([namespace, texts]) =>
    [...sentencesIn(texts).keys()].flatMap((path): Change[] => {
      const key = `${namespace}:${path}`;
      if (named.has(key) || !sentenceAt(before.portal.locales, language, key)) return [];
      const [was, is] = [sentenceOf(before.portal, key), sentenceOf(after.portal, key)];
      return was === is ? [] : [{ kind: 'says', text: `${key}: ${is}`, before: was, ...everybody }];
    }),
  );
}

/** Compares for whom cookies are set and events are told: no line says their conditions. */
function compareConditions({ before, after, sets, possible }: Comparison): Change[] {
  const now = new Map(conditionsIn(after));
  return conditionsIn(before).flatMap(([place, was]) => {
    const is = now.get(place);
    if (!is) return [];
    const [left, right] = [before.holds(was.when), after.holds(is.when)];
    const change = (kind: Change['kind'], assignments: Change['assignments']): Change[] => {
      const own = sets.and([assignments, possible]);
      return sets.isEmpty(own) ? [] : [{ kind, text: place, assignments: own, free: sets.not(possible) }];
    };
    return [...change('gains', sets.without(right, left)), ...change('loses', sets.without(left, right))];
  });
}

type Conditional = Readonly<{ when?: Condition }>;

function conditionsIn({ portal: { site } }: Side): (readonly [place: string, conditional: Conditional])[] {
  const { cookie, analytics } = site.manifests;
  return [
    ...Object.entries(cookie).map(([id, each]) => [manifestPath('cookie', id), each] as const),
    ...Object.entries(analytics).flatMap(([id, { events }]) =>
      Object.entries(events ?? {}).map(
        ([name, event]) => [`${manifestPath('analytics', id)}/events/${name}`, event as Conditional] as const,
      ),
    ),
  ];
}

/** Whether the thing at a place, or one that contains it, exists on one side only. */
function isNew(
  place: string,
  these: ReadonlyMap<string, string>,
  those: ReadonlyMap<string, string>,
): boolean {
  if (place === '') return false;
  return (
    (these.has(place) && !those.has(place)) ||
    isNew(place.slice(0, Math.max(0, place.lastIndexOf('/'))), these, those)
  );
}

/** Place -> what stands there. */
function linesOf(
  portal: ReadablePortal,
  kind: ManifestKind,
  elsewhere: readonly string[],
): Map<string, string> {
  const located = schemaOfKind(portal.schemas, kind);
  const manifests: [string, object][] = Object.entries(portal.site.manifests[kind]);
  return new Map(
    manifests.flatMap(([id, manifest]) => {
      const value = elsewhere.reduce((rest, part) => without(rest, part.split('/')), manifest);
      const parts: [at: string, part: object][] = apart.has(kind)
        ? Object.entries(value).map(([key, part]) => [`/${key}`, { [key]: part as unknown }])
        : [['', value]];
      return parts.flatMap(([at, part]) =>
        readPart(portal, { located, value: part, key: '' }, { depth: 0, kind, id, pointer: '' }).map(
          ({ text, pointer }) => {
            const place = `${manifestPath(kind, id)}${pointer || at}`;
            const name = `${pointerKeys(pointer).at(-1)}: `;
            return [place, text.startsWith(name) ? text.slice(name.length) : text] as const;
          },
        ),
      );
    }),
  );
}

/** The same object without what stands at a path in it; `*` is every key. */
function without(value: object, [key = '', ...inner]: readonly string[]): object {
  if (key === '*')
    return Object.fromEntries(
      Object.entries(value).map(([each, part]) => [each, without(part as object, inner)]),
    );
  const { [key]: part, ...others } = value as Readonly<Record<string, object | undefined>>;
  return inner.length === 0 || part === undefined ? others : { ...others, [key]: without(part, inner) };
}
