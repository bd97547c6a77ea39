import { describe, expect, it } from 'vitest';
import type { Atom } from '../fact/index.ts';
import type { SequenceData } from '../manifest/index.ts';
import { manifestSetOf, sequenceOf } from '../testing/index.ts';
import { atomsOfSite, sequenceDomain } from './index.ts';

describe('atomsOfSite', () => {
  it('has the facts of every source, with what they are derived from', () => {
    expect(atom('reader.mayBorrow')).toEqual({
      name: 'reader.mayBorrow',
      domain: { kind: 'values', values: [false, true] },
      source: 'reader',
      personal: false,
      derivedFrom: { card: 'reader.card' },
    });
    expect(atom('reader.card')?.words).toBe('library:cards.');
    expect(atom('reader.name')).toMatchObject({ personal: true, domain: { kind: 'open', format: 'text' } });
  });

  it('has toggles, and their variants besides the value that means none', () => {
    expect(atom('toggle:events')?.domain).toEqual({ kind: 'values', values: [false, true] });
    expect(atom('toggle:layout')?.domain).toEqual({ kind: 'values', values: [false, true] });
    expect(atom('variant:layout')?.domain).toEqual({ kind: 'values', values: ['list', 'grid', 'none'] });
    expect(atom('variant:events')).toBeUndefined();
  });

  it('has the route that is shown', () => {
    expect(atom('route.id')?.domain).toEqual({ kind: 'values', values: ['home', 'books'] });
  });

  it('has constants, that never change, in the form in which they are shown', () => {
    expect(atom('constant.days')).toMatchObject({ fixed: 21, domain: { format: 'number' } });
    expect(atom('constant.fine')).toMatchObject({ fixed: 150, domain: { format: 'money' } });
    expect(atom('constant.closed')).toMatchObject({ fixed: 'Sunday, Monday', domain: { format: 'text' } });
  });

  it('has what sequences collect', () => {
    expect(atom('borrow.branch')).toMatchObject({ source: 'borrow', personal: false });
    expect(atom('borrow.name')?.personal).toBe(true);
    expect(atom('borrow.note')?.personal).toBe(false);
  });
});

it.each<[SequenceData, object]>([
  [
    { type: 'boolean', description: 'Yes.', initial: true },
    { kind: 'values', values: [false, true] },
  ],
  [
    { type: 'enum', description: 'Which.', values: ['a', 'b'] },
    { kind: 'values', values: ['a', 'b', 'unanswered'] },
  ],
  [
    { type: 'enum', description: 'Which.', values: ['a', 'b'], initial: 'a' },
    { kind: 'values', values: ['a', 'b'] },
  ],
  [
    { type: 'money', description: 'As typed.' },
    { kind: 'open', format: 'text' },
  ],
])('knows what %j can be', (data, domain) => {
  expect(sequenceDomain(data)).toEqual(domain);
});

const description = 'Something.';

const { manifest: borrow } = sequenceOf({
  order: ['choose'],
  steps: { choose: { on: {} } },
  data: {
    branch: { type: 'enum', description, values: ['harbour'] },
    name: { type: 'text', description, personal: true },
    note: { type: 'text', description, personal: false },
  },
}).sequence;

const atoms = atomsOfSite(
  manifestSetOf({
    facts: {
      reader: {
        comesFrom: 'The session.',
        facts: {
          card: { type: 'enum', description, values: ['none', 'adult'], words: 'library:cards.' },
          name: { type: 'text', description, personal: true },
          mayBorrow: { type: 'boolean', description, derivedFrom: { card: 'reader.card' } },
        },
      },
    },
    toggle: {
      events: { default: false, owner: 'Desk' },
      layout: { default: false, owner: 'Desk', variants: [{ name: 'list' }, { name: 'grid' }] },
    },
    constants: {
      constants: {
        constants: {
          days: { value: 21, unit: 'days', description },
          fine: { value: 150, unit: 'cents', description },
          closed: { value: ['Sunday', 'Monday'], unit: 'text', description },
        },
      },
    },
    route: { home: { path: '/', page: 'home' }, books: { path: '/books', page: 'books' } },
    sequence: { borrow },
  }),
);

function atom(name: string): Atom | undefined {
  return atoms.find((each) => each.name === name);
}
