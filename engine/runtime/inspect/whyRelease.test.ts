import { expect, it } from 'vitest';
import { formatVersion } from '../../core/release/index.ts';
import { whyRelease } from './whyRelease.ts';

const live = '/assets/releases/cfe55897aaaa.json';
const other = '/assets/releases/874f8cd4bbbb.json';
const at = '2026-12-01T11:00:00.000Z';
const pointer = { format: formatVersion, bundle: live };
const staged = { bundle: other, share: 50 };
const next = { bundle: other, at, after: live };

it.each([
  [{ staged }, 37, 'this browser: bucket 37 · gets 874f8cd4 because its share is 50 %'],
  [{ staged }, 50, 'this browser: bucket 50 · gets cfe55897 because it is live · 50 % get 874f8cd4'],
  [{ staged }, undefined, 'this browser: no bucket · gets cfe55897 because it is live · 50 % get 874f8cd4'],
  [
    { next },
    undefined,
    `this browser: no bucket · gets cfe55897 because it is live · 874f8cd4 comes at ${at}`,
  ],
])('says of %o and bucket %s: %s', (parts, bucket, text) => {
  const said = { pointer: { ...pointer, ...parts }, now: Date.parse(at) - 1 };
  const { share } = staged;
  const shown = bucket !== undefined && bucket < share ? other : live;
  expect(whyRelease({ said, bucket, shown })).toBe(text);
});

it('says what was scheduled, and that the page shows another one still', () => {
  const said = { pointer: { ...pointer, next }, now: Date.parse(at) };
  expect(whyRelease({ said, bucket: 1, shown: live })).toBe(
    `this browser: bucket 1 · gets 874f8cd4 because it was scheduled for ${at} · shows cfe55897 until the page is at rest`,
  );
});
