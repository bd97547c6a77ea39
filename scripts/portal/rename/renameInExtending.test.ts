import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../engine/verify/index.ts';
import { applyRenaming, type Renaming } from './index.ts';

const lend = {
  description: 'Lends.',
  route: 'shelf',
  more: ['shelf', 'desk'],
  steps: { choose: { to: 'review' }, review: { to: 'choose' } },
};

describe('a manifest that extends another one', () => {
  it('follows what it takes over, and names anew what it says itself', () => {
    const gift = {
      description: 'x',
      extends: 'lend',
      change: { '/own': { route: 'shelf' }, '/more/-': 'shelf' },
    };
    const after = renamed({ lend, gift }, [
      ...edits('lend', ['/route', '/more/0'], 'rack'),
      ...edits('gift', ['/route', '/more/0', '/own/route', '/more/2'], 'rack'),
    ]);
    expect(after['gift']).toEqual({ ...gift, change: { '/own': { route: 'rack' }, '/more/-': 'rack' } });
  });

  it('has the new name where it gives the other’s name another one', () => {
    const gift = { description: 'x', extends: 'lend', rename: { shelf: 'attic', desk: 'counter' } };
    const ofBase = renamed({ lend, gift }, edits('lend', ['/route', '/more/0'], 'rack'));
    expect(ofBase['gift']).toEqual({ ...gift, rename: { rack: 'attic', desk: 'counter' } });
    const ofOwn = renamed({ lend, gift }, edits('gift', ['/route', '/more/0'], 'loft'));
    expect(ofOwn['gift']).toEqual({ ...gift, rename: { shelf: 'loft', desk: 'counter' } });
  });

  it('has pointers that go through the new name of a part, from one to the next', () => {
    const gift = {
      description: 'x',
      extends: 'lend',
      change: { '/steps/review/to': 'choose', '/steps/reviewed': {} },
      remove: ['/steps/review/to'],
    };
    const third = { description: 'x', extends: 'gift', change: { '/steps/review/x': 'choose' } };
    const key = { file: file('lend'), pointer: '/steps/review', what: 'key', to: 'check' } as const;
    const after = renamed({ lend, gift, third }, [key, ...edits('lend', ['/steps/choose/to'], 'check')]);
    expect(after['gift']).toEqual({
      ...gift,
      change: { '/steps/check/to': 'choose', '/steps/reviewed': {} },
      remove: ['/steps/check/to'],
    });
    expect(after['third']).toEqual({ ...third, change: { '/steps/check/x': 'choose' } });
  });

  it('extends the other one by its new name', () => {
    const gift = { description: 'x', extends: 'lend' };
    const move = { from: file('lend'), to: file('loan') };
    expect(renamed({ lend, gift }, [], move)['gift']).toEqual({ ...gift, extends: 'loan' });
  });

  it('says nothing of a part that it says otherwise wherever it uses it', () => {
    const base = { parts: { way: { route: 'shelf' } }, steps: { choose: { use: 'way' } } };
    const gift = { description: 'x', extends: 'lend', change: { '/steps/choose/route': 'desk' } };
    const after = renamed({ lend: base, gift }, edits('lend', ['/steps/choose/route'], 'rack'));
    expect(after['lend']).toEqual({ ...base, parts: { way: { route: 'rack' } } });
    expect(after['gift']).toEqual(gift);
  });

  it('is renamed in the file of the part that it uses, and in that only', () => {
    const lender = { parts: { way: { route: 'shelf' } } };
    const borrower = { steps: { choose: { use: 'lend/way' } } };
    const after = renamed({ lend: lender, borrower }, edits('borrower', ['/steps/choose/route'], 'rack'));
    expect(after).toEqual({ lend: { parts: { way: { route: 'rack' } } }, borrower });
  });

  it('is left to people where it would say something else', () => {
    const gift = { description: 'x', extends: 'lend' };
    expect(() => renamed({ lend, gift }, edits('lend', ['/route'], 'rack'))).toThrow('change it by hand');
    expect(() => renamed({ lend, gift }, edits('gift', ['/route'], 'rack'))).toThrow('change it by hand');
  });
});

function file(id: string): string {
  return `sequences/${id}.json`;
}

function edits(id: string, pointers: readonly string[], to: string): Renaming['edits'] {
  return pointers.map((pointer) => ({ file: file(id), pointer, what: 'value', to }));
}

function renamed(
  set: Readonly<Record<string, object>>,
  all: Renaming['edits'],
  move?: Renaming['move'],
): Record<string, unknown> {
  const manifests: SourceFile[] = Object.entries(set).map(([id, value]) => ({
    path: file(id),
    text: JSON.stringify(value),
  }));
  const after = applyRenaming(
    { manifests, locales: [] },
    { edits: all, inCode: { texts: [] }, ...(move && { move }) },
  );
  return Object.fromEntries(
    after.manifests.map(({ path, text }) => [
      path.slice('sequences/'.length, -'.json'.length),
      JSON.parse(text),
    ]),
  );
}
