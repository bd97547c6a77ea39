import { expect, it } from 'vitest';
import { fakePorts } from '../../../engine/runtime/testing/index.ts';
import { customerPrefix } from '../../../engine/index.ts';
import { keptByApp } from './keptByApp.ts';

it('SH-LAUNCH-006: the first page of the app is begun once', () => {
  const { kept } = setup();
  expect([kept.begin(), kept.begin()]).toEqual([true, false]);
});

it('SH-RATE-014: starts are counted once each, over sessions, until somebody signs out', () => {
  const { kept, reopen, signOut } = setup();
  expect([kept.countStart(), kept.countStart()]).toEqual([1, 1]);
  reopen();
  expect(kept.countStart()).toBe(2);
  signOut();
  expect(kept.countStart()).toBe(1);
});

it('SH-RATE-013: who has answered is not asked again in this session, and who has rated in no later one', () => {
  const { kept, reopen } = setup();
  expect(kept.wasAsked()).toBe(false);
  kept.answer('declined');
  expect(kept.wasAsked()).toBe(true);
  reopen();
  expect(kept.wasAsked()).toBe(false);
  kept.answer('rated');
  reopen();
  expect(kept.wasAsked()).toBe(true);
});

function setup() {
  const { storage, tabStorage } = fakePorts();
  return {
    kept: keptByApp({ storage, tabStorage }),
    reopen: () => tabStorage.clear(''),
    signOut: () => [storage, tabStorage].forEach((each) => each.clear(customerPrefix)),
  };
}
