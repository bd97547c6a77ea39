import { expect, it } from 'vitest';
import { siteOf } from '../../core/testing/index.ts';
import { fakePorts } from '../testing/index.ts';
import { createToasts } from './toasts.ts';

const constants = {
  constants: { constants: { stays: { value: 6, unit: 'seconds', description: 'A while.' } } },
} as const;

it('says what was done for as long as the site says, each time anew', () => {
  const ports = fakePorts();
  const { clock } = ports;
  const toasts = createToasts(siteOf({ constants, site: { toastStays: 'constant.stays' } }), ports);
  let changes = 0;
  toasts.subscribe(() => (changes += 1));
  toasts.say('books:kept');
  clock.advance(5999);
  toasts.say('books:lent');
  clock.advance(5999);
  expect(toasts.current()).toBe('books:lent');
  clock.advance(1);
  expect(toasts.current()).toBeUndefined();
  expect(changes).toBe(3);
});

it('counts what it says, so that the same sentence said twice is not one', () => {
  const toasts = createToasts(siteOf({}), fakePorts());
  expect(toasts.count()).toBe(0);
  toasts.say('books:kept');
  toasts.say('books:kept');
  expect(toasts.count()).toBe(2);
});

it('goes on saying it where the site does not say how long', () => {
  const ports = fakePorts();
  const { clock } = ports;
  const toasts = createToasts(siteOf({}), ports);
  toasts.say('books:kept');
  clock.advance(3_600_000);
  expect(toasts.current()).toBe('books:kept');
});

it('says in the next document, once, what the one before has kept for it', () => {
  const ports = fakePorts();
  createToasts(siteOf({}), ports).sayNext('books:kept');
  const next = createToasts(siteOf({}), ports);
  expect(next.current()).toBeUndefined();
  next.sayKept();
  expect(next.current()).toBe('books:kept');
  const later = createToasts(siteOf({}), ports);
  later.sayKept();
  expect(later.current()).toBeUndefined();
});
