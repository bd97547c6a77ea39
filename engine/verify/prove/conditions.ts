import { operatorOf } from '../../core/condition/index.ts';
import { type Assignment, assignmentOf } from '../../core/fact/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import type { Condition, GuardManifest } from '../../core/manifest/index.ts';
import { partRequirements } from '../forking/index.ts';
import { type ChoiceList, choiceLists, type Used } from '../link/index.ts';
import { problem, type Problem, removal, withFix } from '../problem/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { isSeen } from './visibility.ts';
import { NodeLimitError } from '../solver/index.ts';

/** Finds conditions that hold for nobody or for everybody, of all customers and of those who reach their place. */
export const conditions: Proof = (context) => {
  const verdicts = new Map<string, Verdict>();
  return rootsOf(context.usages.conditions).flatMap((used) => conditionProblems(context, used, verdicts));
};

type Verdict = 'open' | 'never-holds' | 'always-holds' | 'not-decided';

function conditionProblems(
  context: ProofContext,
  { value, place, manifest }: Used<Condition>,
  verdicts: Map<string, Verdict>,
): Problem[] {
  const key = JSON.stringify(value);
  const verdict = verdicts.get(key) ?? verdictOf(context, value);
  verdicts.set(key, verdict);
  if (verdict === 'not-decided') return [problem(verdict, undefined, place)];
  if (verdict === 'never-holds') {
    return [finding(verdict, { because: contradiction(context, value) }, place, {})];
  }
  if (verdict !== 'open') return [finding(verdict, undefined, place, {})];
  if (manifest.kind === 'banner' && place.pointer === '/when') return [];
  const part = { kind: manifest.kind, id: manifest.id, pointer: place.pointer };
  if (isSeen(context, part, [{ condition: value, is: true }])) return [];
  // A manifest that nobody sees is reported as a whole.
  if (!isSeen(context, { ...part, pointer: '' })) return [];
  return [problem('never-holds-here', undefined, place)];
}

function verdictOf({ isPossible }: ProofContext, condition: Condition): Verdict {
  try {
    if (!isPossible([{ condition, is: true }])) return 'never-holds';
    return isPossible([{ condition, is: false }]) ? 'open' : 'always-holds';
  } catch (error) {
    if (error instanceof NodeLimitError) return 'not-decided';
    throw error;
  }
}

/** The conditions that are not part of another condition. */
function rootsOf(used: readonly Used<Condition>[]): Used<Condition>[] {
  const all = new Set(used.map(({ place }) => `${place.file} ${place.pointer}`));
  return used.filter(({ place, manifest }) => {
    if ((manifest.kind === 'facts' || manifest.kind === 'record') && place.pointer.startsWith('/always/'))
      return false;
    const keys = place.pointer.split('/');
    return !keys.some(
      (_, length) => length > 0 && all.has(`${place.file} ${keys.slice(0, length).join('/')}`),
    );
  });
}

/** Finds entries of a list of choices that no customer takes. */
export const choices: Proof = (context) =>
  choiceLists(context.manifests).flatMap((list) => listProblems(context, list));

function listProblems(
  { isPossible, placeOf, site, manifests }: ProofContext,
  { kind, id, pointer, choices: all }: ChoiceList,
): Problem[] {
  // The refusals of a guard are for customers whom it does not let in.
  const given = kind === 'guard' ? [{ condition: manifests.guard[id]?.allow, is: false }] : [];
  return all.flatMap(({ when }, index) => {
    const own = [...given, { condition: when, is: true }];
    // A condition that holds for nobody by itself is reported by `conditions`.
    if (index === 0 || !isPossible(own)) return [];
    // The last refusal is also for those of whom it is not known which holds, whoever is taken by those before it.
    if (kind === 'guard' && index === all.length - 1 && deniesUnknown(manifests.guard[id])) return [];
    const at = pointerTo(pointer, index);
    const taken = partRequirements(site, { kind, id, pointer: at });
    if (taken && isPossible([...given, ...taken])) return [];
    // The same is true of an earlier condition that always holds.
    if (all.slice(0, index).some((earlier) => !isPossible([{ condition: earlier.when, is: false }])))
      return [];
    const place = placeOf(kind, id, at);
    return [withFix(problem('covered-choice', undefined, place), removal(place, 'the choice'))];
  });
}

/** Whether a guard refuses those of whom it is not known whether they may enter. */
function deniesUnknown(guard: GuardManifest | undefined): boolean {
  const { whileUnknown } = guard ?? {};
  return (typeof whileUnknown === 'object' ? whileUnknown.then : whileUnknown) === 'deny';
}

/** Finds contradictions in the rules of fact catalogues, and personas that break a rule. */
export const rules: Proof = (context) => {
  const { vocabulary } = context.site;
  const personas = Object.entries(context.manifests.persona).map(
    ([id, { facts }]) => [id, assignmentOf(vocabulary, facts)] as const,
  );
  return (['facts', 'record'] as const).flatMap((kind) =>
    Object.entries<{ always?: Rule[] }>(context.manifests[kind]).flatMap(([id, { always = [] }]) =>
      always.flatMap((rule, index) => {
        const place = context.placeOf(kind, id, `${pointerTo('/always', index)}/holds`);
        if (context.isPossible([{ condition: rule.holds, is: true }]))
          return brokenBy(context, rule, personas);
        return [finding('never-holds', { because: contradiction(context, rule.holds) }, place, {})];
      }),
    ),
  );
};

type Rule = NonNullable<ProofContext['manifests']['facts'][string]['always']>[number];

function brokenBy(
  { site, placeOf }: ProofContext,
  { holds, description }: Rule,
  personas: readonly (readonly [string, Assignment])[],
): Problem[] {
  const keeps = site.conditions.compile(holds);
  return personas
    .filter(([, assignment]) => keeps(assignment) === false)
    .map(([id]) => problem('impossible-customer', { rule: description }, placeOf('persona', id, '/facts')));
}

/**
 * Says why a condition never holds: the smallest set of its parts that exclude each other, and the values of facts whose
 * source is not always asked. Undefined if the condition alone says it.
 */
function contradiction(context: ProofContext, condition: Condition): string | undefined {
  try {
    const parts = needed(context, condition);
    if (parts.length < 2) return undefined;
    const texts = parts.map((part) => `“${textOf(part)}”`);
    const notes = [...new Set(parts.flatMap((part) => unasked(context, part)))];
    return [`${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''} exclude each other`, ...notes].join(
      '; ',
    );
  } catch (error) {
    if (error instanceof NodeLimitError) return undefined;
    throw error;
  }
}

/** Removes every part without which the others still exclude each other. */
function needed(context: ProofContext, condition: Condition): readonly Condition[] {
  const all = 'all' in condition ? condition.all : [condition];
  const parts = all.flatMap((part) => ('all' in part ? part.all : [part]));
  let left: readonly Condition[] = parts;
  for (const part of parts) {
    const rest = left.filter((each) => each !== part);
    const isImpossible = !context.isPossible(rest.map((each) => ({ condition: each, is: true })));
    if (isImpossible) left = rest;
  }
  const [only] = left;
  return left.length === 1 && only && 'all' in only ? needed(context, only) : left;
}

/** A clause with all its parts: `not (any of (…, …))`. */
function textOf(condition: Condition): string {
  const operator = operatorOf(condition);
  const parts = operator?.parts?.(condition).map((part) => textOf(part.condition)) ?? [];
  const text = operator?.text(condition) ?? '';
  return parts.length === 0 ? text : `${text} (${parts.join(', ')})`;
}

/** The value of a fact while its source is not asked, in words. */
function unasked({ manifests }: ProofContext, part: Condition): string[] {
  const name = operatorOf(part)?.leaf?.(part)?.atom;
  const [source = '', fact = ''] = name?.split('.') ?? [];
  const { when, otherwise = {} } = manifests.facts[source] ?? {};
  if (name === undefined || !when || !Object.hasOwn(otherwise, fact)) return [];
  return [`${name} is ${String(otherwise[fact])} unless ${textOf(when)}`];
}
