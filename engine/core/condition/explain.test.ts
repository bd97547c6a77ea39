import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { representatives, assignmentOf, type AtomValue } from '../fact/index.ts';
import type { Condition } from '../manifest/index.ts';
import { anyCondition, anyKnown, anyNamed, atoms, vocabulary } from '../testing/index.ts';
import { createConditions, explainCondition, type ConditionExplanation } from './index.ts';

describe('explainCondition', () => {
  it('says what was asked, what was found, where it stands, and what decided', () => {
    const { root } = setup(
      { all: [{ fact: 'reader.card', in: ['adult', 'child'] }, { not: { condition: 'busy' } }] },
      { 'reader.card': 'adult', 'reader.books': 7 },
      { busy: { when: { fact: 'reader.books', atLeast: 'many' } } },
    );
    expect(lines(root)).toEqual([
      'all of: false (guards/readers.json/allow)',
      '  reader.card is one of adult, child: true (guards/readers.json/allow/all/0) = adult',
      '  not: false (guards/readers.json/allow/all/1)',
      '    condition busy: true (guards/readers.json/allow/all/1/not)',
      '      reader.books is at least many: true (conditions/busy.json/when) = 7, decisive',
    ]);
  });

  it('reads every operator to people', () => {
    const every: Condition = {
      any: [
        { fact: 'reader.signedIn', is: true },
        { fact: 'reader.books', atMost: 'few' },
        { toggle: 'reserve' },
        { toggle: 'layout', variant: 'grid' },
        { fact: 'library.open', is: true },
      ],
    };
    expect(setup(every, {}).root.parts.map(({ text, value }) => `${text}: ${value}`)).toEqual([
      'reader.signedIn is true: undefined',
      'reader.books is at most few: undefined',
      'toggle reserve is on: undefined',
      'toggle layout is on with grid: undefined',
      'library.open is true: undefined',
    ]);
  });

  it('calls what is no condition by its name', () => {
    expect(setup({ percent: 5 } as unknown as Condition, {}).root).toMatchObject({
      text: 'is no condition',
      parts: [],
    });
  });

  it('goes once round a circle of named conditions, and its value is not known', () => {
    const { root } = setup({ condition: 'round' }, {}, { round: { when: { not: { condition: 'round' } } } });
    expect(lines(root)).toEqual([
      'condition round: undefined (guards/readers.json/allow)',
      '  not: undefined (conditions/round.json/when)',
      '    condition round: undefined (conditions/round.json/when/not)',
    ]);
  });

  it('has the value that the compiled condition has', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyKnown, (condition, named, known) => {
        const { root, evaluate } = setup(condition, known, named);
        expect(root.value).toBe(evaluate(known));
      }),
      { numRuns: 500 },
    );
  });

  it('calls a leaf decisive just when another value of its atom alone turns the answer', () => {
    fc.assert(
      fc.property(anyCondition, anyNamed, anyKnown, (condition, named, known) => {
        const { root, evaluate } = setup(condition, known, named);
        for (const { atom } of leaves(root)) {
          const domain = atoms.find(({ name }) => name === atom?.name)?.domain;
          const answers = (domain ? representatives(domain) : []).map((value) =>
            evaluate({ ...known, [atom?.name ?? '']: value }),
          );
          expect(atom?.decisive).toBe(answers.some((answer) => answer !== root.value));
        }
      }),
      { numRuns: 500 },
    );
  });
});

function leaves(node: ConditionExplanation): ConditionExplanation[] {
  return [...(node.atom ? [node] : []), ...node.parts.flatMap(leaves)];
}

function lines({ text, value, place, atom, parts }: ConditionExplanation): string[] {
  const found = atom ? ` = ${atom.actual}${atom.decisive ? ', decisive' : ''}` : '';
  return [
    `${text}: ${value} (${place.file}${place.pointer})${found}`,
    ...parts.flatMap(lines).map((line) => `  ${line}`),
  ];
}

function setup(
  condition: Condition,
  known: Record<string, AtomValue>,
  named: Record<string, { when: Condition }> = {},
) {
  const conditions = createConditions(vocabulary, named);
  const place = { file: 'guards/readers.json', pointer: '/allow' };
  return {
    root: explainCondition(conditions, condition, assignmentOf(vocabulary, known), place),
    evaluate: (other: Record<string, AtomValue>) =>
      conditions.compile(condition)(assignmentOf(vocabulary, other)),
  };
}
