import { expect, it, vi } from 'vitest';
import { untilChanged } from './untilChanged.ts';

it('computes once for each key, even where the result is that there is none', () => {
  const { recall, compute } = setup();
  expect([recall('a'), recall('a'), recall('b'), recall('none'), recall('none')]).toEqual([
    'a1',
    'a1',
    'b1',
    undefined,
    undefined,
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('forgets everything with the next version', () => {
  const { recall, change } = setup();
  recall('a');
  change();
  expect(recall('a')).toBe('a2');
});

function setup() {
  let version = 1;
  const compute = vi.fn<(key: string) => string | undefined>((key) =>
    key === 'none' ? undefined : `${key}${version}`,
  );
  const remember = untilChanged<string | undefined>(() => version);
  return {
    recall: (key: string) => remember(key, () => compute(key)),
    change: () => (version += 1),
    compute,
  };
}
