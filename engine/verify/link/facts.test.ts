import { describe, expect, it } from 'vitest';
import type { Condition } from '../../core/manifest/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { cycles } from './facts.ts';
import { createLinkContext } from './index.ts';
import { noUsages } from './usages.ts';

describe('cycles', () => {
  it('are none where conditions only share others', () => {
    expect(found({ a: all('c'), b: all('a', 'c'), c: { toggle: 't' } })).toEqual([]);
  });

  it('are found wherever they begin, each once', () => {
    expect(
      found({
        entry: all('a', 'b'),
        a: all('b'),
        b: all('c'),
        c: all('a'),
        self: { not: { condition: 'self' } },
      }),
    ).toEqual(['a → b → c → a', 'self → self']);
  });

  it('are two where two meet in one condition', () => {
    expect(found({ a: all('b', 'c'), b: all('a'), c: all('a') })).toEqual(['a → b → a', 'a → c → a']);
  });

  it('do not end in a name that does not exist', () => {
    expect(found({ a: all('missing', 'toString') })).toEqual([]);
  });
});

function all(...names: string[]): Condition {
  return { all: names.map((condition) => ({ condition })) };
}

function found(conditions: Record<string, Condition>): string[] {
  const condition = Object.fromEntries(Object.entries(conditions).map(([id, when]) => [id, { when }]));
  const usages = noUsages();
  const packs = { widgets: {}, operations: {}, derivations: {} };
  const context = createLinkContext(manifestSetOf({ condition }), [], {
    packs,
    locales: {},
    copyExceptions: {},
    usages,
  });
  return cycles(context).map(({ message }) => message.replace('refers to itself: ', '').replace('.', ''));
}
