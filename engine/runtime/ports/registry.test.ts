import { describe, expect, it } from 'vitest';
import { createRegistry } from './registry.ts';
import type { Pack, Widget } from './pack.ts';

const shelf: Widget = () => undefined;
const load = (): Promise<Widget> => Promise.resolve(shelf);
const operation = {
  signature: { parameters: [], answers: [], outcomes: { done: 'done' as const } },
  load: () => Promise.reject(new Error('is not run')),
};
const never = () => Promise.reject(new Error('is not run'));

const library: Pack = {
  domain: 'library',
  copy: ['library'],
  widgets: { shelf: load, counter: load },
  sources: { reader: never },
  derivations: { reader: never },
  operations: { lend: operation },
};

describe('a registry', () => {
  it('knows what packs contribute by its full name', () => {
    const registry = createRegistry([library]);
    expect(registry.widget('library/shelf')).toEqual({ load, copy: ['library'] });
    expect(registry.operation('library/lend')).toBe(operation);
    expect(registry.source('reader')).toBe(never);
    expect(registry.derivations('reader')).toBe(never);
  });

  it('loads with a widget its own copy, where that is other than that of its pack', () => {
    const registry = createRegistry([{ ...library, copyOf: { counter: ['fines'] } }]);
    expect(registry.widget('library/counter')).toEqual({ load, copy: ['fines'] });
    expect(registry.widget('library/shelf')).toEqual({ load, copy: ['library'] });
  });

  it('has widgets of the first load at hand', () => {
    const registry = createRegistry([library], { 'library/shelf': shelf });
    expect(registry.widget('library/shelf')).toEqual({ widget: shelf });
    expect(registry.widget('library/counter')).toEqual({ load, copy: ['library'] });
  });

  it('knows the copy of the widgets of the first load', () => {
    const packs = [{ ...library, copyOf: { counter: ['fines'] } }];
    expect(createRegistry(packs).firstCopy).toEqual([]);
    expect(createRegistry(packs, { 'library/shelf': shelf }).firstCopy).toEqual(['library']);
    expect(createRegistry(packs, { 'library/counter': shelf }).firstCopy).toEqual(['fines']);
  });

  it('knows nothing else', () => {
    const registry = createRegistry([library, { domain: 'empty' }]);
    expect([
      registry.widget('shelf'),
      registry.widget('toString'),
      registry.operation('lend'),
      registry.source('house'),
      registry.derivations('house'),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it.each<[string, Partial<Pack>]>([
    ['library/shelf', { domain: 'library', widgets: { shelf: load } }],
    ['library/lend', { domain: 'library', operations: { lend: operation } }],
    ['reader', { sources: { reader: never } }],
    ['reader', { derivations: { reader: never } }],
  ])('does not come about when two packs register %s', (name, part) => {
    const other = { domain: 'other', ...part };
    expect(() => createRegistry([library, other])).toThrow(`Two packs register "${name}".`);
  });
});
