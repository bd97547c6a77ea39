import { expect, it } from 'vitest';
import type { AtomValue } from '../fact/index.ts';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decideWidget } from './index.ts';

it.each<[Record<string, AtomValue>, ReturnType<typeof decideWidget>]>([
  [
    { 'toggle:shelf': true, 'reader.name': 'Ida' },
    { shows: true, missing: [] },
  ],
  [{ 'toggle:shelf': true }, { shows: undefined, missing: ['reader.name'] }],
  [{ 'toggle:shelf': false }, { shows: false, missing: [] }],
  [{ 'reader.name': 'Ida' }, { shows: undefined, missing: [] }],
])('a widget with a condition and a need shows, where %j is known, as %j', (known, expected) => {
  const placed = { when: { toggle: 'shelf' }, needs: ['reader.name', 'reader.unheardOf'] };
  expect(decideWidget(evaluatorOf(site, known), placed, location)).toEqual(expected);
});

const location = { kind: 'page', id: 'home', pointer: '/body/0', subject: 'widget shelf' } as const;
const site = siteOf({
  toggle: { shelf: { default: true, owner: 'Desk' } },
  facts: { reader: { comesFrom: 'Desk.', facts: { name: { type: 'text', description: 'Name.' } } } },
});
