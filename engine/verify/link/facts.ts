import { atomsOf, namesIn } from '../../core/condition/index.ts';
import { inputsOf, typeOf } from '../../core/fact/index.ts';
import { ownValue, type Place, pointerTo } from '../../core/json/index.ts';
import type { Condition, FactDefinition, ManifestSet, RecordManifest } from '../../core/manifest/index.ts';
import { declarations } from './declarations.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { impossibleValue } from './values.ts';
import { mustBe, mustHave, problem, type Problem, unknownProperty } from '../problem/index.ts';

/** What another value of a fact is taken for is a value of it. */
export const otherValues: LinkCheck = (context) =>
  declarations(context.manifests).flatMap(({ kind, id, name, pointer, definition }) =>
    kind === 'facts' && definition.type === 'enum' && definition.otherwise !== undefined
      ? impossibleValue(
          context,
          name,
          definition.otherwise,
          context.placeOf('facts', id, `${pointer}/otherwise`),
        )
      : [],
  );

/** What the facts of a source are while it is not asked fits their domains; it is asked under a condition then. */
export const sources: LinkCheck = (context) =>
  Object.entries(context.manifests.facts).flatMap(([source, { when, otherwise, facts }]) => {
    if (otherwise && !when) return mustHave(false, 'when', context.placeOf('facts', source, '/otherwise'));
    return Object.entries(otherwise ?? {}).flatMap(([name, value]) => {
      const place = context.placeOf('facts', source, `/otherwise/${name}`);
      if (!Object.hasOwn(facts, name))
        return [unknownProperty(name, place, Object.keys(facts), otherwise ?? {})];
      return impossibleValue(context, `${source}.${name}`, value, place);
    });
  });

/** Only what a source gives can be asked for again: not facts that all follow from others. */
export const refreshes: LinkCheck = ({ manifests, usages }) =>
  usages.references.flatMap(({ kind, value, place }) => {
    const facts = kind === 'group' ? Object.values(ownValue(manifests.facts, value)?.facts ?? {}) : [];
    const isGiven = facts.length === 0 || facts.some(({ derivedFrom }) => !derivedFrom);
    return mustBe(isGiven, 'a group that a source gives: the facts of this one follow from others', place);
  });

/** Every derived fact has its function, and gives each input of it a fact of its type. */
export const derivations: LinkCheck = ({ manifests, packs, placeOf, vocabulary }) =>
  declarations(manifests).flatMap(({ kind, id, name: fact, pointer, definition }) => {
    if (kind !== 'facts' || !definition.derivedFrom) return [];
    const { derivedFrom } = definition;
    const place = placeOf('facts', id, `${pointer}/derivedFrom`);
    const registered = ownValue(packs.derivations, fact);
    if (!registered) return [problem('missing-derivation', { fact }, place, Object.keys(packs.derivations))];
    const declared = Object.entries(derivedFrom).flatMap(([input, from]) => {
      const atom = vocabulary.atomOf(from);
      // A fact that does not exist is another finding.
      return [[input, atom ? typeOf(atom.domain) : registered[input]] as const];
    });
    const [given, taken] = [inWords(declared), inWords(Object.entries(registered))];
    return given === taken
      ? []
      : [problem('derivation-mismatch', { fact, declared: given, registered: taken }, place)];
  });

/** Inputs in the order of their names, since none is given by its place. */
function inWords(inputs: readonly (readonly [string, string | undefined])[]): string {
  return inputs
    .map(([name, type]) => `${name} (${type})`)
    .sort()
    .join(', ');
}

/** No named condition refers to itself, and no fact is derived from itself. */
export const cycles: LinkCheck = ({ manifests, vocabulary, placeOf }) => [
  ...findCycles(Object.keys(manifests.condition), (id) => namesBehind(manifests, id)).map((path) =>
    problem('condition-cycle', { path: path.join(' → ') }, placeOf('condition', path[0] ?? '', '/when')),
  ),
  ...findCycles(
    vocabulary.atoms.map(({ name }) => name),
    (name) => inputsOf(vocabulary.atomOf(name) ?? {}),
  ).map((path): Problem => {
    const [source = '', fact = ''] = (path[0] ?? '').split('.');
    return problem(
      'derivation-cycle',
      { path: path.join(' → ') },
      placeOf('facts', source, `/facts/${fact}/derivedFrom`),
    );
  }),
];

/** Each circle once, from its first name back to it. */
function findCycles(names: readonly string[], next: (name: string) => readonly string[]): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name);
    if (start >= 0) found.push([...path.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const inner of next(name)) follow(inner, [...path, name]);
    done.add(name);
  };
  for (const name of names) follow(name, []);
  return found;
}

function namesBehind(manifests: ManifestSet, id: string): string[] {
  const condition = manifests.condition[id]?.when;
  return condition ? namesIn(condition) : [];
}

/** Facts about the things of a record ask their fields and nothing else, and can be as many as there may be. */
export const itemFacts: LinkCheck = (context) =>
  Object.entries(context.manifests.facts).flatMap(([group, { items, facts }]) => {
    if (items === undefined) {
      const isNeeded = Object.values(facts).some((fact) => wantedBy(fact) !== undefined || rowsOf(fact));
      return mustHave(!isNeeded, 'items', context.placeOf('facts', group, ''));
    }
    return Object.entries(facts).flatMap(([name, fact]) => {
      const at = (property: string) =>
        context.placeOf('facts', group, `${pointerTo('/facts', name)}${property}`);
      return factProblems(context, items, fact, at);
    });
  });

/** By what a fact of each type is known that no source gives. */
const givers: Partial<Record<FactDefinition['type'], string>> = {
  boolean: 'any',
  integer: 'count',
  text: 'rows',
};

function factProblems(
  context: LinkContext,
  items: string,
  fact: FactDefinition,
  at: (property: string) => Place,
): Problem[] {
  const rows = rowsOf(fact);
  if (rows) return rowProblems(context, items, rows, fact, at);
  const giver = givers[fact.type] ?? 'derivedFrom';
  const wanted = wantedBy(fact);
  if (wanted === undefined) return mustHave(fact.derivedFrom !== undefined, giver, at(''));
  const record = ownValue(context.manifests.record, items);
  if (!record) return [];
  const alien = wanted === true ? undefined : alienTo(context, items, wanted);
  const expected = `about fields of ${items} alone; ask "${alien}" where the fact is asked`;
  return [
    ...mustBe(alien === undefined, expected, at(`/${giver}`)),
    ...(fact.type === 'integer' ? misfits(record, fact, at) : []),
  ];
}

function wantedBy(fact: FactDefinition): Condition | true | undefined {
  if (fact.type === 'boolean') return fact.any;
  return fact.type === 'integer' ? fact.count : undefined;
}

function rowsOf(fact: FactDefinition): readonly string[] | undefined {
  return 'rows' in fact ? fact.rows : undefined;
}

/** Rows are a text, of fields of the record alone, and as personal as these. */
function rowProblems(
  { manifests }: LinkContext,
  items: string,
  rows: readonly string[],
  { type, personal = false }: FactDefinition,
  at: (property: string) => Place,
): Problem[] {
  const fields = ownValue(manifests.record, items)?.fields ?? {};
  const isPersonal = rows.some((name) => ownValue(fields, name.slice(items.length + 1))?.personal);
  return [
    ...mustBe(type === 'text', '"text", which rows are', at('/type')),
    ...rows.flatMap((name, index) =>
      mustBe(name.startsWith(`${items}.`), `a field of ${items}`, at(`/rows/${index}`)),
    ),
    ...(isPersonal ? mustHave(personal, 'personal', at('')) : []),
  ];
}

/** An atom that is no field of the record. Unknown names are reported elsewhere. */
function alienTo({ manifests, vocabulary }: LinkContext, record: string, wanted: Condition) {
  const atoms = [...atomsOf(wanted, (id) => ownValue(manifests.condition, id)?.when)];
  return atoms.find((name) => !name.startsWith(`${record}.`) && vocabulary.slotOf(name) !== undefined);
}

/** A count can be each number from none to all. */
function misfits(
  { many: { whole } }: RecordManifest,
  { minimum, maximum }: { minimum: number; maximum: number },
  at: (property: string) => Place,
): Problem[] {
  return [
    ...mustBe(minimum <= 0, '0: there may be none', at('/minimum')),
    ...mustBe(maximum >= whole, `at least ${whole}, as many as there may be`, at('/maximum')),
  ];
}
