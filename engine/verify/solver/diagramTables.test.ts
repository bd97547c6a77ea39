import { describe, expect, it } from 'vitest';
import type { Diagram } from './diagrams.ts';
import { createChoiceTable, createPairCache } from './diagramTables.ts';

const leaf = (id: number): Diagram => ({ id, level: Number.POSITIVE_INFINITY, verdict: true });
const leaves = Array.from({ length: 40 }, (_, id) => leaf(id));
const pairs = leaves.flatMap((one) => leaves.map((other) => [one, other] as const));

describe('the table of choices', () => {
  it('finds each choice again, by its level and children, however many there are', () => {
    const table = createChoiceTable<Diagram>(40);
    const made = pairs.map((children) => [0, 1, 2].map((level) => table.add(level, children)));
    expect(new Set(made.flat().map(({ id }) => id))).toHaveProperty('size', 3 * pairs.length);
    expect(pairs.map((children) => [0, 1, 2].map((level) => table.find(level, [...children])))).toEqual(made);
  });

  it('finds nothing that only resembles one', () => {
    const table = createChoiceTable<Diagram>(40);
    table.add(1, leaves.slice(0, 3));
    expect(table.find(2, leaves.slice(0, 3))).toBeUndefined();
    expect(table.find(1, leaves.slice(0, 2))).toBeUndefined();
    expect(table.find(1, leaves.slice(1, 4))).toBeUndefined();
  });

  it('tells levels apart where slots are crowded', () => {
    const table = createChoiceTable<Diagram>(40);
    const levels = Array.from({ length: 2_000 }, (_, level) => level);
    for (const level of levels) table.add(level, leaves);
    expect(levels.filter((level) => table.find(level, leaves)?.level !== level)).toEqual([]);
    expect(levels.filter((level) => table.find(2_000 + level, leaves))).toEqual([]);
  });
});

describe('the cache of pairs', () => {
  it('gives what belongs to the pair or nothing, and mostly remembers', () => {
    const cache = createPairCache<Diagram>();
    for (const [one, other] of pairs) cache.set(one.id, other.id, leaf(one.id * 40 + other.id));
    const known = pairs.flatMap(([one, other]) => cache.get(one.id, other.id) ?? []);
    const right = pairs.filter(([one, other]) => cache.get(one.id, other.id)?.id === one.id * 40 + other.id);
    expect(right).toHaveLength(known.length);
    cache.set(7, 8, leaf(9));
    expect(cache.get(7, 8)?.id).toBe(9);
    expect(known.length).toBeGreaterThan(pairs.length / 4);
  });
});
