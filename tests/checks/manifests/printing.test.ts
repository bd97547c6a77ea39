import { expect, it } from 'vitest';
import { isAlike, isRecord, partAt, partsIn } from '../../../engine/core/json/index.ts';
import { askerFor } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';

it('whatever prints is offered only where the page can be printed: in the web view of an app nothing would happen', () => {
  const printing = partsIn(site.manifests)
    .filter(([, part]) => isRecord(part) && isAlike(part['do'], { print: true }))
    .map(([place, control]) => [place, partAt(control, '/when/condition')]);
  expect(printing.length).toBeGreaterThan(8);
  expect(printing.filter(([, when]) => when !== 'can-print')).toEqual([]);
});

it.each([
  ['web', true],
  ['webview', false],
  ['native-ios', false],
  ['native-android', false],
])('a page on %s can be printed: %s', (platform, can) => {
  expect(holds(askerFor({ 'platform.kind': platform }), { condition: 'can-print' })).toBe(can);
});
