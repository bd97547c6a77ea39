import { expect, it } from 'vitest';
import type { AtomValue } from '../../core/fact/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { subjectOf } from './pointWhenIdle.ts';

it('tells customers apart by the fact of which the site says that it names them', () => {
  const [one, other] = ['7', '8'].map((number) =>
    subjectOf(portalOf({ 'session.signedIn': true, 'patient.number': number })),
  );
  expect(one).not.toBe(other);
  expect(subjectOf(portalOf({ 'session.signedIn': true, 'patient.number': '7' }))).toBe(one);
  expect(subjectOf(undefined)).not.toBe(one);
});

function portalOf(facts: Readonly<Record<string, AtomValue>>) {
  const session = { check: '/check', signIn: '/in', signOut: '/out', returnParameter: 'to' };
  const site = siteOf({ site: { session: { ...session, identity: 'patient.number' } } });
  return { site, store: { read: (name: string) => facts[name] } };
}
