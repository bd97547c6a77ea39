import { describe, expect, it } from 'vitest';
import { writeParts } from './writeParts.ts';

const written = (manifest: object, kind = 'sequence') => writeParts(manifest, kind, 'x.json');
const value = (manifest: object): Record<string, unknown> =>
  written(manifest).value as Record<string, unknown>;

describe('a part', () => {
  it('stands where it is used, with what else is said there; a list becomes its items', () => {
    const parts = {
      ends: [
        { when: { fact: 'a', is: true }, to: 'x', set: { b: 1 } },
        { to: 'y', clear: ['c'] },
      ],
      button: { label: { with: { n: 'd' } }, style: 'primary' },
    };
    const list = [{ to: 'w' }, { use: 'ends', when: { fact: 'e', is: true }, set: { f: 2 }, clear: ['g'] }];
    expect(value({ parts, list, button: { use: 'button', label: { key: 'k' } } })).toEqual({
      list: [
        { to: 'w' },
        {
          when: {
            all: [
              { fact: 'a', is: true },
              { fact: 'e', is: true },
            ],
          },
          to: 'x',
          set: { b: 1, f: 2 },
          clear: ['g'],
        },
        { when: { fact: 'e', is: true }, to: 'y', set: { f: 2 }, clear: ['c', 'g'] },
      ],
      button: { label: { key: 'k', with: { n: 'd' } }, style: 'primary' },
    });
  });

  it('may be a whole list, and use another part', () => {
    const parts = { one: { a: 1 }, more: [{ use: 'one' }, { use: 'one', b: [{ use: 'one' }] }] };
    expect(value({ parts, list: { use: 'more', c: 2 } })).toEqual({
      list: [
        { a: 1, c: 2 },
        { a: 1, b: [{ a: 1 }], c: 2 },
      ],
    });
  });

  it.each([
    ['does not exist', { list: [{ use: 'nine' }], parts: { nien: 1 } }, 'unknown-reference', '/list/0/use'],
    [
      'uses itself',
      { list: [{ use: 'a' }], parts: { a: [{ b: [{ use: 'a' }] }] } },
      'missing-base',
      '/parts/a/0/b/0/use',
    ],
  ])('is a problem when it %s', (_, manifest, code, pointer) => {
    const [problem] = written(manifest).problems;
    expect([problem?.code, problem?.place.pointer]).toEqual([code, pointer]);
  });

  it('that nothing uses is named, and other kinds of manifests have none', () => {
    expect(written({ parts: { a: 1 } }).unused.map(({ place }) => place.pointer)).toEqual(['/parts/a']);
    const route = { parts: { a: 1 }, list: [{ use: 'a' }] };
    expect(written(route, 'route').value).toEqual(route);
  });

  it('is found where it stands, and what is added where it is added', () => {
    const { standsAt } = written({ parts: { a: [{ to: 'x' }] }, list: [{}, { use: 'a', set: { b: 1 } }] });
    const pointers = ['/list/1/to', '/list/1/set/b', '/list/1/error', '/list/0'];
    expect(pointers.map((pointer) => standsAt(pointer)?.pointer)).toEqual([
      '/parts/a/0/to',
      '/list/1/set/b',
      '/parts/a/0/error',
      '/list/0',
    ]);
  });
});

/** The transitions of the middle one of three steps, one of which is given. */
function steps(of: object, more: object = {}): unknown {
  const { steps: all } = value({
    order: ['a', 'b', 'c'],
    steps: { b: { on: { go: { transitions: [of] } } } },
    ...more,
  }) as { steps: { b: { on: { go: { transitions: unknown } } } } };
  return all.b.on.go.transitions;
}

describe('the next and the previous step', () => {
  const short = { when: { fact: 'f', is: true }, order: ['a', 'b'] };
  const turned = { when: { fact: 'g', is: true }, order: ['c', 'b', 'a'] };

  it('are those of the order', () => {
    expect(steps({ to: 'next', set: { x: 1 } })).toEqual([{ to: 'c', set: { x: 1 } }]);
    expect(steps({ to: 'previous' })).toEqual([{ to: 'a' }]);
    expect(steps({ to: 'a' })).toEqual([{ to: 'a' }]);
  });

  it('are those of each variant for whom it holds, in the order in which variants are chosen', () => {
    const when = { fact: 'h', is: true };
    expect(steps({ when, to: 'next' }, { variants: [turned] })).toEqual([
      { when: { all: [turned.when, when] }, to: 'a' },
      { when, to: 'c' },
    ]);
  });

  it('need no condition where all orders agree, or where only one has such a step', () => {
    expect(steps({ to: 'previous' }, { variants: [short] })).toEqual([{ to: 'a' }]);
    expect(steps({ to: 'next' }, { variants: [short] })).toEqual([{ to: 'c' }]);
  });

  it('of a dialog or an operation are those of the step beneath', () => {
    const operation = { over: 'b', outcomes: { done: [{ to: 'next' }] } };
    expect(value({ order: ['a', 'b', 'c'], operations: { o: operation } })).toMatchObject({
      operations: { o: { outcomes: { done: [{ to: 'c' }] } } },
    });
  });

  it('are a problem where there is none', () => {
    const [problem] = written({
      order: ['a'],
      steps: { a: { on: { go: { transitions: [{ to: 'next' }] } } } },
    }).problems;
    expect(problem).toMatchObject({
      code: 'no-such-step',
      place: { pointer: '/steps/a/on/go/transitions/0/to' },
    });
  });

  it('stand nowhere by their name, so that renaming a step leaves the word alone', () => {
    const { standsAt } = written({
      order: ['a', 'b'],
      steps: { a: { on: { go: { transitions: [{ to: 'next' }] } } } },
    });
    expect(standsAt('/steps/a/on/go/transitions/0/to')).toBeUndefined();
  });
});
