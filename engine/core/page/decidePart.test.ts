import { expect, it } from 'vitest';
import type { Ternary } from '../condition/index.ts';
import type { Condition } from '../manifest/index.ts';
import { evaluatorOf, sequenceOf, siteOf } from '../testing/index.ts';
import { decidePart } from './index.ts';

const outer: Condition = { toggle: 'outer' };
const inner: Condition = { toggle: 'inner' };
const own: Condition = { toggle: 'own' };

const controls = [{ label: 'x:y', when: own }];
const widgets = [{ widget: 'x' }, { widget: 'x', when: inner, settings: { controls, states: controls } }];
const step = {
  on: { go: { transitions: [{ when: outer, to: 'a' }, { when: inner, to: 'b' }, { to: 'c' }] } },
};
const toggle = { default: true, owner: 'Desk' };
const site = siteOf({
  toggle: { outer: toggle, inner: toggle, own: toggle },
  page: { home: { title: 'x:y', body: [{ widget: 'x', when: outer, slots: { left: widgets } }] } },
  sequence: { lend: sequenceOf({ order: ['choose'], steps: { choose: step } }).sequence.manifest },
});

it.each<[string, Record<string, boolean>, Ternary]>([
  ['/body/0', { outer: true }, true],
  ['/body/0', { outer: false }, false],
  ['/body/0', {}, undefined],
  ['/body/0/slots/left/0', { outer: true, inner: false }, true],
  ['/body/0/slots/left/1/settings', { outer: true, inner: false }, false],
  ['/body/0/slots/left/1/settings/controls/0/label', { outer: true, inner: true, own: false }, false],
  ['/body/0/slots/left/1/settings/controls/0/label', { outer: true, inner: true, own: true }, true],
  ['', {}, true],
])('the part %s of a page shows, with %j, as %s', (pointer, toggles, shows) => {
  const location = { kind: 'page', id: 'home', pointer, subject: '' } as const;
  expect(decidePart(evaluatorOf(site, known(toggles)), location)).toBe(shows);
});

it.each<[number, Record<string, boolean>, Ternary]>([
  [0, { outer: true }, true],
  [1, { outer: true, inner: true }, false],
  [1, { outer: false, inner: true }, true],
  [2, { outer: false, inner: true }, false],
  [2, { outer: false, inner: false }, true],
  [2, { inner: true }, undefined],
])('of choices only the first that holds counts: number %s, with %j, as %s', (index, toggles, counts) => {
  const pointer = `/steps/choose/on/go/transitions/${index}/to`;
  const location = { kind: 'sequence', id: 'lend', pointer, subject: '' } as const;
  expect(decidePart(evaluatorOf(site, known(toggles)), location)).toBe(counts);
});

function known(toggles: Record<string, boolean>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(toggles).map(([name, on]) => [`toggle:${name}`, on]));
}
