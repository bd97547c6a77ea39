import { describe, expect, it } from 'vitest';
import { siteOf } from '../../../engine/core/testing/index.ts';
import { knownOf, type ViewerOptions } from './index.ts';

describe('knownOf', () => {
  it('knows what the persona says, toggles as they are by default, and what the options say otherwise', async () => {
    expect(await known({ as: 'late' })).toMatchObject({ 'reader.card': 'adult', 'toggle:reserve': true });
    expect(await known({ as: 'late', fact: ['reader.card=child'], toggle: ['reserve=off'] })).toMatchObject({
      'reader.card': 'child',
      'toggle:reserve': false,
    });
  });

  it('knows of what nobody is asked for what its manifest says meanwhile, as the page does, unless an option says it', async () => {
    const loans = { as: 'late', fact: ['reader.card=none'] };
    expect(await known({ as: 'late' })).toMatchObject({ 'loans.many': true, 'loans.oldest': 'Atlas' });
    expect(await known(loans)).toMatchObject({ 'loans.many': false });
    expect(await known(loans)).not.toHaveProperty(['loans.oldest']);
    expect(await known({ as: 'late', fact: ['reader.card=none', 'loans.many=true'] })).toMatchObject({
      'loans.many': true,
    });
  });

  it('reads numbers, and texts with whatever is in them', async () => {
    expect(await known({ fact: ['reader.days=3', 'reader.name=a=b'] })).toMatchObject({
      'reader.days': 3,
      'reader.name': 'a=b',
    });
  });

  it.each<[Partial<ViewerOptions>, string]>([
    [{ as: 'lat' }, 'There is no persona "lat". Did you mean "late"? Known: late.'],
    [{ fact: ['reader.crad=adult'] }, 'There is no fact "reader.crad". Did you mean "reader.card"?'],
    [{ fact: ['reader.card=adlut'] }, '"reader.card" cannot be "adlut". It can be: none, child, adult.'],
    [{ fact: ['reader.days=99'] }, '"reader.days" cannot be "99". It is a number from 0 to 9.'],
    [{ toggle: ['reserv=on'] }, 'There is no toggle "reserv". Did you mean "reserve"? Known: reserve.'],
    [{ toggle: ['reserve'] }, 'The toggle "reserve" cannot be "". It can be: on, off.'],
    [{ fact: ['language.current=es'] }, 'The language is an option of its own: --lang es.'],
    [{ native: 'ios' }, 'There is no fact "device.native".'],
  ])('says of %j what would have been right', async (options, message) => {
    await expect(known(options)).rejects.toThrow(message);
  });
});

function known(options: Partial<ViewerOptions>): ReturnType<typeof knownOf> {
  return knownOf(library, { toggle: [], fact: [], ...options });
}

const library = siteOf({
  facts: {
    language: {
      comesFrom: 'The engine.',
      facts: { current: { type: 'enum', description: 'Language.', values: ['en', 'es'] } },
    },
    reader: {
      comesFrom: 'The session.',
      facts: {
        card: { type: 'enum', description: 'Card.', values: ['none', 'child', 'adult'] },
        days: { type: 'integer', description: 'Days.', minimum: 0, maximum: 9, thresholds: { late: 1 } },
        name: { type: 'text', description: 'Name.' },
      },
    },
    loans: {
      comesFrom: 'The desk.',
      when: { not: { fact: 'reader.card', is: 'none' } },
      otherwise: { many: false },
      facts: {
        many: { type: 'boolean', description: 'Many.' },
        oldest: { type: 'text', description: 'The oldest.' },
      },
    },
  },
  toggle: { reserve: { default: true, owner: 'Desk' } },
  persona: { late: { facts: { 'reader.card': 'adult', 'loans.many': true, 'loans.oldest': 'Atlas' } } },
});
