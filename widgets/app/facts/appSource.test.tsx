import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue } from '../../../engine/index.ts';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { appSource } from './appSource.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('SH-LAUNCH-001, SH-LAUNCH-006: is at the start until somebody goes elsewhere, and no more when they come back', () => {
  const { facts, learn } = start();
  expect(facts['app.atStart']).toBe(true);
  learn('route.id', 'home');
  expect(facts['app.atStart']).toBe(true);
  learn('route.id', 'support');
  expect(facts['app.atStart']).toBe(false);
  learn('route.id', 'home');
  expect(facts['app.atStart']).toBe(false);
});

it('SH-RATE-010: counts a start once it is known that somebody is signed in', () => {
  const { facts, learn } = start();
  expect(facts['app.starts']).toBeUndefined();
  learn('session.signedIn', false);
  expect(facts['app.starts']).toBe(0);
  learn('session.signedIn', true);
  learn('session.signedIn', true);
  expect(facts['app.starts']).toBe(1);
});

it('SH-RATE-005: is active while the page can be seen', () => {
  const { facts } = start();
  expect(facts['app.active']).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(facts['app.active']).toBe(false);
});

it.each(['dialog', 'alertdialog'])('SH-RATE-012: knows that a %s is open, whoever shows it', async (role) => {
  const { facts } = start();
  expect(facts['app.dialogOpen']).toBe(false);
  const over = document.createElement('div');
  over.innerHTML = `<section role="${role}"></section>`;
  document.body.append(over);
  await vi.waitFor(() => expect(facts['app.dialogOpen']).toBe(true));
  over.remove();
  await vi.waitFor(() => expect(facts['app.dialogOpen']).toBe(false));
});

function start() {
  const known: Record<string, AtomValue> = {};
  const facts: Record<string, AtomValue | undefined> = {};
  const listeners = new Map<string, () => void>();
  appSource(
    fakeServices({
      fact: (name) => known[name],
      watch: ([name = ''], listener) => {
        listeners.set(name, listener);
        return () => undefined;
      },
      set: (values) => void Object.assign(facts, values),
    }),
  );
  const learn = (name: string, value: AtomValue): void => {
    known[name] = value;
    listeners.get(name)?.();
  };
  return { facts, learn };
}
