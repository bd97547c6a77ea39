import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentOf, type Assignment } from '../../core/fact/index.ts';
import type { Condition } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';
import { anyCondition, anyNamed, atoms, siteOf } from '../../core/testing/index.ts';
import { askableSite, assignmentsOf } from '../testing/index.ts';
import { atomSpaceOf } from './conditionDiagrams.ts';
import { solverOf, type Known, type Requirement } from './index.ts';
import { openSolver } from './solver.ts';

const anyRequirements = fc.array(
  fc.record({ condition: fc.option(anyCondition, { nil: undefined }), is: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
);

const yesOrNo = { type: 'boolean', description: 'Yes or no.' } as const;

const anyRules = fc.array(anyCondition, { maxLength: 2 });

describe('solvers of two sites', () => {
  it('read a value that one of them lacks as its browser does', () => {
    const [older, newer] = [cardOf(['adult', 'none']), cardOf(['adult', 'child', 'none'])];
    const solver = openSolver(older, atomSpaceOf([older, newer]));
    const isNone = { condition: { fact: 'reader.card', is: 'none' }, is: true } as const;
    expect(solver.isPossible([isNone], { 'reader.card': 'child' })).toBe(true);
  });

  it('share what their conditions have in common, so that the second makes none of it again', () => {
    const condition = { all: [{ fact: 'reader.signedIn', is: true }, { toggle: 'reserve' }] };
    const [first, second] = [solverOf(siteWith({}, [])), solverOf(siteWith({}, []))];
    const answer = first.holds({ condition, is: true });
    const before = second.diagrams.size();
    expect(second.holds({ condition, is: true })).toBe(answer);
    expect(second.diagrams.size()).toBe(before);
  });

  it('are no wiser for it when a level means another fact', () => {
    const alike = siteOf({ facts: { staff: { comesFrom: 'The desk.', facts: { onDuty: yesOrNo } } } });
    const required = [{ condition: { fact: 'staff.onDuty', is: true }, is: true }];
    expect(find(siteWith({}, []), [{ condition: { fact: 'reader.signedIn', is: true }, is: true }])).toEqual({
      'reader.signedIn': true,
    });
    expect(find(alike, required)).toEqual({ 'staff.onDuty': true });
  });
});

describe('find', () => {
  it('finds a customer exactly when trying every one finds one', () => {
    fc.assert(
      fc.property(anyNamed, anyRules, anyRequirements, (named, rules, requirements) => {
        const site = siteWith(named, rules);
        const all = [...assignmentsOf(site, atomNames)];
        // Contradictory rules leave no assignment, although conditions about other atoms can still be solved.
        fc.pre(all.length > 0);
        const found = find(site, requirements);
        expect(found !== undefined).toBe(all.some((assignment) => holds(site, requirements, assignment)));
      }),
    );
  });

  it('names facts that decide everything by themselves, and none too many', () => {
    fc.assert(
      fc.property(anyNamed, anyRequirements, (named, requirements) => {
        const site = siteWith(named, []);
        const facts = find(site, requirements);
        if (!facts) return;
        expect(holds(site, requirements, assignmentOf(site.vocabulary, facts))).toBe(true);
        for (const name of Object.keys(facts)) {
          const fewer = Object.fromEntries(Object.entries(facts).filter(([other]) => other !== name));
          expect(holds(site, requirements, assignmentOf(site.vocabulary, fewer))).toBe(false);
        }
      }),
    );
  });

  it('takes facts as given, and does not repeat them', () => {
    const site = siteWith({}, []);
    const signedIn = { fact: 'reader.signedIn', is: true };
    const required = [{ condition: { all: [signedIn, { toggle: 'reserve' }] }, is: true }];
    expect(find(site, required, { 'reader.signedIn': true })).toEqual({ 'toggle:reserve': true });
    expect(find(site, required, { 'reader.signedIn': false })).toBeUndefined();
  });

  it('leaves out what the fact catalogue says of no customer, through facts in between too', () => {
    const signedOut = { fact: 'reader.signedIn', is: false };
    const noCard = { fact: 'reader.card', is: 'none' };
    const fewBooks = { fact: 'reader.books', atMost: 'few' };
    const rules = [implies(signedOut, noCard), implies(noCard, fewBooks)];
    const required = [
      { condition: signedOut, is: true },
      { condition: fewBooks, is: false },
    ];
    expect(find(siteWith({}, []), required)).toBeDefined();
    expect(find(siteWith({}, rules), required)).toBeUndefined();
  });

  it('knows what the facts of a source are while it is not asked', () => {
    const signedIn = { fact: 'reader.signedIn', is: true };
    const waiting = { fact: 'shelf.waiting', is: true };
    const shelf = { comesFrom: 'The desk.', facts: { waiting: yesOrNo } };
    const findOf = (more: object) =>
      find(
        siteOf({
          facts: {
            reader: { comesFrom: 'The reader.', facts: { signedIn: yesOrNo } },
            shelf: { ...shelf, ...more },
          },
        }),
        [
          { condition: signedIn, is: false },
          { condition: waiting, is: true },
        ],
      );
    expect(findOf({})).toBeDefined();
    expect(findOf({ when: signedIn, otherwise: { waiting: true } })).toBeDefined();
    expect(findOf({ when: signedIn, otherwise: { waiting: false } })).toBeUndefined();
  });

  it('does not try every combination of forty facts', () => {
    const facts = Array.from({ length: 40 }, (_, index) => `fact${index}`);
    const site = siteOf({
      facts: {
        many: {
          comesFrom: 'Nowhere.',
          facts: Object.fromEntries(facts.map((name) => [name, { type: 'boolean', description: 'One.' }])),
        },
      },
    });
    const all: Condition = { all: facts.map((name) => ({ fact: `many.${name}`, is: true })) };
    expect(Object.keys(find(site, [{ condition: all, is: true }]) ?? {})).toHaveLength(40);
    expect(
      find(site, [
        { condition: all, is: true },
        { condition: { fact: 'many.fact39', is: true }, is: false },
      ]),
    ).toBeUndefined();
  });
});

const atomNames = atoms.map(({ name }) => name);

function find(site: Site, requirements: readonly Requirement[], fixed?: Known): Known | undefined {
  return solverOf(site).find(requirements, fixed);
}

function implies(left: Condition, right: Condition): Condition {
  return { any: [{ not: left }, right] };
}

function holds(site: Site, requirements: readonly Requirement[], assignment: Assignment): boolean {
  return requirements.every(({ condition, is }) => site.conditions.compile(condition)(assignment) === is);
}

function siteWith(condition: Record<string, { when: Condition }>, rules: readonly Condition[]): Site {
  return askableSite({ condition }, rules);
}

/** A site in whose catalogue a reader's card has these values; another one counts as none. */
function cardOf(values: string[]): Site {
  const card = { type: 'enum', values, otherwise: 'none', description: 'Which card.' } as const;
  return siteOf({ facts: { reader: { comesFrom: 'The desk.', facts: { card } } } });
}
