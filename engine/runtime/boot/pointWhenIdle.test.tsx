import { afterEach, expect, it, vi } from 'vitest';
import type { AtomValue } from '../../core/fact/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import type { Portal } from '../portal/index.ts';
import { fakePorts } from '../testing/index.ts';
import { pointWhenIdle, subjectOf } from './pointWhenIdle.ts';

/** It is asked for nothing but who is signed in. */
const shown: unknown = { store: { read: () => true } };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

it('tells customers apart by the fact of which the site says that it names them', () => {
  const [one, other] = ['7', '8'].map((number) =>
    subjectOf(portalOf({ 'session.signedIn': true, 'patient.number': number })),
  );
  expect(one).not.toBe(other);
  expect(subjectOf(portalOf({ 'session.signedIn': true, 'patient.number': '7' }))).toBe(one);
  expect(subjectOf(undefined)).not.toBe(one);
});

it('lets nothing else begin that is idle before it is known what the links need, and then at once', async () => {
  document.body.innerHTML = '<a href="/shelf">Shelf</a>';
  const answer = Promise.withResolvers<Response>();
  const { ready, ports } = setup({ needs: '/needs', fetch: () => answer.promise });
  ports.becomeIdle();
  await vi.dynamicImportSettled();
  expect(ready).not.toHaveBeenCalled();
  answer.resolve(Response.json({}));
  await vi.waitFor(() => expect(ready).toHaveBeenCalled());
});

it('holds up nothing where no server says what addresses need, and not for long where it does not answer', async () => {
  const without = setup({});
  without.ports.becomeIdle();
  expect(without.ready).toHaveBeenCalledOnce();
  document.body.innerHTML = '<a href="/shelf">Shelf</a>';
  const { ready, ports } = setup({ needs: '/needs', fetch: () => new Promise(() => undefined) });
  ports.becomeIdle();
  await vi.dynamicImportSettled();
  expect(ready).not.toHaveBeenCalled();
  ports.clock.advance(3_000);
  expect(ready).toHaveBeenCalledOnce();
});

function setup({ needs, fetch }: { needs?: string; fetch?: () => Promise<Response> }) {
  const ports = fakePorts({ ...(fetch && { fetch }) });
  const ready = vi.fn<() => void>();
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  stops.push(pointWhenIdle({ needs, ports, ahead: { ask }, current: () => shown as Portal, ready }));
  return { ready, ports };
}

function portalOf(facts: Readonly<Record<string, AtomValue>>) {
  const session = { check: '/check', signIn: '/in', signOut: '/out', returnParameter: 'to' };
  const site = siteOf({ site: { session: { ...session, identity: 'patient.number' } } });
  return { site, store: { read: (name: string) => facts[name] } };
}
