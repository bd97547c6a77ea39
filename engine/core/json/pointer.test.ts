import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointerKeys, pointerTo } from './index.ts';

it('escapes what a pointer uses itself', () => {
  expect(pointerTo('/a', 'b/c~d')).toBe('/a/b~1c~0d');
  expect(pointerTo('', 0)).toBe('/0');
});

it('takes a pointer apart again, whatever its keys are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      expect(pointerKeys(keys.reduce<string>(pointerTo, ''))).toEqual(keys);
    }),
  );
});
