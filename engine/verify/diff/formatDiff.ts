import type { AtomValue } from '../../core/fact/index.ts';
import type { Difference } from './diffOf.ts';
import { type Cause, causesOf } from './causes.ts';
import type { Change, Comparison } from './side.ts';
import type { ReadablePortal } from '../outline/index.ts';
import {
  type AtomSpace,
  coverOf,
  type Cube,
  type CubeFact,
  cubeText,
  type Diagram,
  NodeLimitError,
  valueIndex,
} from '../solver/index.ts';

/** Changes that the same people see. */
export interface ChangeGroup {
  /** `Everybody`, or what these people have in common. */
  people: string;
  /** Personas that are among them, to look at it as. */
  personas: readonly string[];
  changes: readonly { text: string; addresses: readonly string[] }[];
}

/**
 * Groups changes by the customers who see them: the largest group first. What follows from a condition that was changed is
 * told to those for whom it holds now, or no longer, and of each line who of them sees it.
 */
export function groupChanges({ comparison, changes }: Difference): readonly ChangeGroup[] {
  const groups = new Map<string, Map<string, string[]>>();
  const personasOf = new Map<string, readonly string[]>();
  for (const { change, text, people, personas } of toldOf(comparison, changes)) {
    personasOf.set(people, [...new Set([...(personasOf.get(people) ?? []), ...personas])]);
    const group = groups.get(people) ?? new Map<string, string[]>();
    const addresses = group.get(text) ?? [];
    if (change.address !== undefined && !addresses.includes(change.address)) addresses.push(change.address);
    groups.set(people, group.set(text, addresses));
  }
  return [...groups]
    .sort(([a], [b]) => Number(b === everybody) - Number(a === everybody) || (a < b ? -1 : 1))
    .map(([people, group]) => ({
      people,
      personas: personasOf.get(people) ?? [],
      changes: [...group].map(([text, addresses]) => ({ text, addresses })).sort(sendingFirst),
    }))
    .sort(({ changes: [a] }, { changes: [b] }) => (a && b ? sendingFirst(a, b) : 0));
}

/** A change with its line, and to whom it is told. */
interface Told extends Pick<Named, 'people' | 'personas'> {
  change: Change;
  text: string;
}

function toldOf(comparison: Comparison, changes: readonly Change[]): readonly Told[] {
  const named = new Map<string, Named>();
  const causes = causesOf(comparison);
  const told = changes.map((change): Told => {
    // Many addresses change for the same customers: equal diagrams are the same object.
    const key = `${change.assignments.id} ${change.free.id}`;
    const { some, ...who } = named.get(key) ?? nameOf(comparison, causes, change);
    named.set(key, { some, ...who });
    // Before how it was, of which it would be read as well.
    const said = changeText(change).replace(/(?=\n|$)/, roomText(change));
    const text = `${change.isSending ? sending : ''}${said}${change.isOneOfSeveral ? ', one of several' : ''}${some}`;
    return { ...who, change, text };
  });
  const alike = Map.groupBy(told, ({ text }) => text);
  return told.map((each) => {
    if (each.people !== everybody || each.change.address === undefined) return each;
    const other = alike.get(each.text)?.find((line) => isToldAlike(comparison, each, line));
    return other ? { ...each, people: other.people, personas: other.personas } : each;
  });
}

/**
 * Whether the same line is told elsewhere to people of whom are all who come to this place. It would be told to everybody
 * here, and be read as being for everybody.
 */
function isToldAlike(
  comparison: Comparison,
  { change: here }: Told,
  { change: there, people }: Told,
): boolean {
  const { sets, diagrams } = comparison;
  if (people === everybody) return false;
  const both = withinLimit(diagrams, () => {
    const assignments = sets.or([here.assignments, there.assignments]);
    const allowed = sets.and([here, there].map((each) => sets.or([each.assignments, each.free])));
    const isAllowed = sets.isEmpty(sets.without(assignments, allowed));
    return isAllowed ? { assignments, free: sets.without(allowed, assignments) } : undefined;
  });
  return both !== undefined && peopleOf(comparison, both).people === people;
}

/** The people of a group, and who of them a line concerns. */
interface Named {
  people: string;
  personas: readonly string[];
  /** Empty: all of them. */
  some: string;
}

function nameOf(comparison: Comparison, causes: readonly Cause[], change: Change): Named {
  const { sets } = comparison;
  const cause = causes.find((each) => sets.isEmpty(sets.without(change.assignments, each.assignments)));
  if (!cause) return { ...peopleOf(comparison, change), some: '' };
  const all = peopleOf(comparison, cause);
  const free = sets.or([change.free, sets.not(cause.assignments)]);
  const { people } = peopleOf(comparison, { ...change, free });
  const some =
    people === everybody
      ? ''
      : `\n      ${people.replace(/^Customers/, 'to those').replaceAll(/,\nor customers/g, ', or')}`;
  return { people: `${all.people}: ${cause.text}`, personas: all.personas, some };
}

/** The groups as text, to be read by people. */
export function formatDiff(groups: readonly ChangeGroup[]): string {
  if (groups.length === 0) return 'No customer sees any difference.';
  return groups
    .map(({ people, personas, changes }) =>
      [
        people + exampleText(personas),
        ...changes.map(({ text, addresses }) => `  ${text}${placeText(addresses)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

const everybody = 'Everybody';

/** Marks changes of an operation that is sent once. */
const sending = '! ';

function sendingFirst(a: { text: string }, b: { text: string }): number {
  return Number(b.text.startsWith(sending)) - Number(a.text.startsWith(sending));
}

/** Some of the personas. */
function exampleText(personas: readonly string[]): string {
  const [first, ...others] = personas.slice(0, 3);
  return first === undefined ? '' : ` (${[first, ...others].join(', ')}${personas.length > 3 ? ', …' : ''})`;
}

function peopleOf(
  { space, diagrams, after }: Comparison,
  { assignments, free }: Pick<Change, 'assignments' | 'free'>,
): { people: string; personas: readonly string[] } {
  const covered = withinLimit(diagrams, () => coverOf(space, diagrams, assignments, free));
  if (!covered) return { people: 'Customers whom too much tells apart for naming them', personas: [] };
  const { cubes, complete } = covered;
  const texts = cubes.map(cubeText);
  if (texts.includes(undefined)) return { people: everybody, personas: [] };
  // The words leave out what decides who comes there at all: a persona has to come there, too.
  const personas = personasIn(after.portal, cubes)
    .filter(({ facts }) => isAmong(space, assignments, facts))
    .map(({ id }) => id);
  const some = texts
    .map((text) => `Customers with ${text}`)
    .join(',\nor ')
    .replaceAll('or Customers', 'or customers');
  return { people: complete ? some : `${some},\nand others`, personas };
}

/** Undefined beyond the node limit. */
function withinLimit<Found>(diagrams: Comparison['diagrams'], find: () => Found): Found | undefined {
  try {
    diagrams.renewLimit();
    return find();
  } catch (error) {
    if (error instanceof NodeLimitError) return undefined;
    throw error;
  }
}

function changeText({ kind, text, before, list }: Change): string {
  switch (kind) {
    case 'gains':
      return list === undefined ? `+ ${text}` : `+ ${text} in ${list}`;
    case 'loses':
      return list === undefined ? `- ${text}` : `- ${text} is gone from ${list}`;
    case 'leads':
      return `> ${wayText(text)} instead of: ${wayText(before ?? '')}`;
    case 'moves':
      return `~ ${text} has moved: it is ${before}`;
    case 'undecided':
      return `? ${text} could not be compared: it depends on more at once than can be tried. \`npx portal dump --as <persona>\` before and after says what one person sees.`;
    default:
      return `~ ${text}\n      was: ${before ?? ''}`;
  }
}

/** Who has no room for a banner is left out of the people, who would be told by all combinations of the others. */
function roomText({ room }: Change): string {
  if (room === undefined) return '';
  return room === 1 ? ', where no more urgent one shows' : `, where fewer than ${room} more urgent ones show`;
}

function wayText(text: string): string {
  return text === 'shown' ? 'is shown' : text;
}

/** Beyond a few addresses only how many. */
function placeText(addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const shown = addresses.slice(0, 4).join(', ');
  const rest = addresses.length > 4 ? ` and ${addresses.length - 4} more` : '';
  return `\n      on ${shown}${rest}`;
}

/**
 * The personas that belong to one of the cubes, however toggles stand. A persona with unknown facts that matter is left
 * out.
 */
function personasIn({ site, personas }: ReadablePortal, classes: readonly Cube[]): readonly Persona[] {
  const said = Object.entries(site.manifests.persona).map(([id, { facts }]) => [id, facts] as const);
  return Object.entries(personas ?? Object.fromEntries(said))
    .filter(([, facts]) =>
      classes.some((people) => people.every((each) => fits(each, facts[each.atom.name]))),
    )
    .map(([id, facts]) => ({ id, facts }));
}

interface Persona {
  id: string;
  facts: Readonly<Record<string, AtomValue>>;
}

/** Whether somebody can be among the customers of a set, whatever toggles and the facts are that nobody knows of them. */
function isAmong(
  space: AtomSpace,
  at: Diagram,
  facts: Persona['facts'],
  passed = new Set<Diagram>(),
): boolean {
  if ('verdict' in at) return at.verdict === true;
  if (passed.has(at)) return false;
  passed.add(at);
  const atom = space.atoms[at.level];
  const value = atom && facts[atom.name];
  const index = atom && value !== undefined ? valueIndex(atom, value) : undefined;
  return at.children.some((child, each) => (index ?? each) === each && isAmong(space, child, facts, passed));
}

function fits({ atom, values }: CubeFact, value: AtomValue | undefined): boolean {
  if (atom.name.includes(':')) return true;
  if (value === undefined) return false;
  return values.includes(valueIndex(atom, value));
}
