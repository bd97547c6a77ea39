import { wellKnown } from '../../core/fact/index.ts';
import type { Place } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import { declarations } from './declarations.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** A name, and what it names. Names of one scope must differ. */
interface Named {
  kind: string;
  name: string;
  scope: string;
  place: Place;
}

/** Names that are looked up in one scope are unique there. */
export const names: LinkCheck = (context) => {
  const seen = new Set<string>();
  return [
    ...facts(context),
    ...groups(context),
    ...languages(context),
    ...variants(context),
    ...items(context),
    ...cookieNames(context),
    ...categories(context),
    ...sequenceNames(context),
  ]
    .filter(({ kind, name, scope }) => {
      const key = `${scope} ${kind} ${name}`;
      const again = seen.has(key);
      seen.add(key);
      return again;
    })
    .map(({ kind, name, place }): Problem => problem('duplicate-name', { kind, name }, place));
};

/** The route, constants, the facts of sources and the data of sequences share one space of names. */
function facts({ manifests, placeOf }: LinkContext): Named[] {
  const nowhere = { file: '', pointer: '' };
  return [
    ...[wellKnown.route, wellKnown.shortDate].map((name) => named('fact', name, 'facts', nowhere)),
    ...declarations(manifests).flatMap(({ kind, id, name, pointer }) =>
      kind === 'record' ? [] : named('fact', name, 'facts', placeOf(kind, id, pointer)),
    ),
  ];
}

function named(kind: string, name: string, scope: string, place: Place): Named {
  return { kind, name, scope, place };
}

/** The prefixes before the dot: a record may not have the name of a group of facts or of a sequence. */
function groups({ manifests, placeOf }: LinkContext): Named[] {
  const given = [
    'route',
    'site',
    'constant',
    ...Object.keys(manifests.facts),
    ...Object.keys(manifests.sequence),
  ];
  return Object.keys(manifests.record).flatMap((name) => {
    const record = named('group of facts', name, 'groups', placeOf('record', name, ''));
    return given.includes(name) ? [record, record] : [record];
  });
}

function languages({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.site).flatMap(([id, site]) =>
    site.languages.map((language, index) =>
      named('language', language.id, id, placeOf('site', id, `/languages/${index}/id`)),
    ),
  );
}

function variants({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.toggle).flatMap(([id, toggle]) =>
    (toggle.variants ?? []).map(({ name }, index) =>
      named('variant', name, id, placeOf('toggle', id, `/variants/${index}/name`)),
    ),
  );
}

function items({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.navigation).flatMap(([id, navigation]) =>
    navigation.items.map((item, index) =>
      named('item', item.id, id, placeOf('navigation', id, `/items/${index}/id`)),
    ),
  );
}

function cookieNames({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.cookie).map(([id, { name }]) =>
    named('cookie', name, 'cookies', placeOf('cookie', id, '/name')),
  );
}

function categories({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.push).map(([id, { category }]) =>
    named('category', category, 'pushes', placeOf('push', id, '/category')),
  );
}

/** A customer is at one state, whatever kind it is of; a field stands in one step, and each reason to refuse it has a name. */
function sequenceNames({ manifests, placeOf }: LinkContext): Named[] {
  return Object.entries(manifests.sequence).flatMap(([id, sequence]) => [
    ...(['steps', 'dialogs', 'operations', 'results'] as const).flatMap((section) =>
      Object.keys(sequence[section] ?? {}).map((name) =>
        named('state', name, id, placeOf('sequence', id, `/${section}/${name}`)),
      ),
    ),
    ...Object.entries(sequence.steps).flatMap(([step, { fields = {} }]) =>
      Object.entries(fields).flatMap(([name, { refuse }]) => {
        const pointer = `/steps/${step}/fields/${name}`;
        return [
          named('field', name, id, placeOf('sequence', id, pointer)),
          ...refuse.map((reason, index) =>
            named(
              'refusal',
              reason.id,
              `${id} ${name}`,
              placeOf('sequence', id, `${pointer}/refuse/${index}/id`),
            ),
          ),
        ];
      }),
    ),
  ]);
}
