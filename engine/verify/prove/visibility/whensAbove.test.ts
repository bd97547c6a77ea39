import { expect, it } from 'vitest';
import { whensAbove } from './index.ts';

const [outer, inner, own] = ['outer', 'inner', 'own'].map((condition) => ({ condition }));

const manifest = {
  body: [
    {
      when: outer,
      slots: { left: [{ when: own }, { when: inner, settings: { control: { do: 'go', when: own } } }] },
    },
  ],
  transitions: [{ when: outer }, { when: inner, to: 'a' }, { to: 'b' }],
};

it('finds every condition that a part stands in', () => {
  expect(whensAbove(manifest, '/body/0/slots/left/1/settings/control/do')).toEqual([
    { condition: outer, is: true },
    { condition: inner, is: true },
    { condition: own, is: true },
  ]);
});

it('leaves the condition itself out, at whatever depth of it', () => {
  expect(whensAbove(manifest, '/body/0/when')).toEqual([]);
  expect(whensAbove(manifest, '/body/0/slots/left/1/when')).toEqual([{ condition: outer, is: true }]);
});

it('knows that of several choices those before did not hold', () => {
  expect(whensAbove(manifest, '/transitions/2/to')).toEqual([
    { condition: outer, is: false },
    { condition: inner, is: false },
  ]);
  expect(whensAbove(manifest, '/transitions/1')).toEqual([
    { condition: outer, is: false },
    { condition: inner, is: true },
  ]);
});

it('does not take widgets beside each other for choices', () => {
  expect(whensAbove(manifest, '/body/0/slots/left/1')).toEqual([
    { condition: outer, is: true },
    { condition: inner, is: true },
  ]);
});
