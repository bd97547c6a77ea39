import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { holds, shownWidgets } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const unverified: Facts = {
  ...regular,
  'cpni.compliant': false,
  'cpni.hasPhone': true,
  'cpni.hasEmail': true,
  'statement.id': 's-1',
  'statement.hasCalls': true,
};
const verified: Facts = { ...unverified, 'cpni.compliant': true };
const child: Facts = { ...unverified, 'session.role': 'Child' };
const standard: Facts = { ...unverified, 'session.role': 'Standard' };
/** An employee's client: the session is restricted, and no verification was asked. */
const restricted: Facts = { ...unverified, 'session.restricted': true };

const calls = '/billing/statements/s-1/calls';

describe('the way to call details', () => {
  it.each<[string, Facts, string]>([
    [
      'SH-VOICE-006, BL-STM-024: who has shown who it is, is at the statement',
      verified,
      '/billing/statements/s-1',
    ],
    [
      'SH-VOICE-006: a Child of an account that has shown it, too',
      { ...verified, 'session.role': 'Child' },
      '/billing/statements/s-1',
    ],
    [
      'SH-VOICE-005, BL-ROL-008, BL-ROL-017: a privileged person shows it first, and comes back',
      unverified,
      `/cpni-verification?${new URLSearchParams({ returnTo: calls })}`,
    ],
    [
      'BL-ROL-011: a role that nobody knows is privileged',
      { ...unverified, 'session.role': 'HeadOfHousehold' },
      `/cpni-verification?${new URLSearchParams({ returnTo: calls })}`,
    ],
    ['SH-VOICE-004, BL-ROL-010, BL-ROL-012: a Child is sent to the site root', child, '/'],
    ['SH-VOICE-004, BL-ROL-012: a Standard user is sent to the site root', standard, '/'],
    ['BL-ROL-011: somebody without a role is sent there, too', { ...unverified, 'session.role': '' }, '/'],
    ["SH-VOICE-007, BL-ROL-020: so is an employee's client", restricted, '/'],
  ])('%s', (_, facts, address) => {
    expect(leadsTo(calls, facts)).toBe(address);
  });

  it('SH-VOICE-007, BL-ROL-012: the verification itself is for nobody else', () => {
    expect([child, standard, restricted].map((facts) => leadsTo('/cpni-verification', facts))).toEqual([
      '/',
      '/',
      '/',
    ]);
    expect(leadsTo('/cpni-verification', unverified)).toBe('cpni-verification');
  });

  it('BL-STM-024: whoever has shown it is led on to where it was asked for, and nowhere outside', () => {
    expect(back(calls)).toBe(calls);
    expect(back('https://elsewhere.example/')).toBe('/billing/statements');
  });

  it("SH-SESS-004, SH-SESS-005: is asked for after the sign-in, and never for an employee's client", () => {
    const { when, otherwise } = site.manifests.facts['cpni'] ?? {};
    expect([unverified, restricted].map((facts) => holds(askerFor(facts), when))).toEqual([true, false]);
    expect(otherwise).toMatchObject({ compliant: false });
  });
});

describe('what stands under "Home phone details"', () => {
  it.each<[string, Facts, string, string]>([
    [
      'BL-STM-022, BL-ROL-017: a privileged person reads that the account has to be verified, and is offered it',
      unverified,
      'Verify your account to see call details. / Verify your account',
      'Verifique su cuenta para ver el detalle de sus llamadas. / Verificar su cuenta',
    ],
    [
      'BL-STM-022: somebody else reads who can see them',
      child,
      'Call details are shown to a primary user or an admin.',
      'El detalle de llamadas se muestra a un usuario principal o administrador.',
    ],
    [
      "BL-ROL-020: an employee's client reads that they cannot be shown",
      restricted,
      "Call details can't be shown in this session.",
      'El detalle de llamadas no se puede mostrar en esta sesión.',
    ],
    ['BL-STM-024: whoever has shown who it is sees the calls', verified, 'content/table', 'content/table'],
  ])('%s', (_, facts, en, es) => {
    expect([section(facts), section(facts, 'es')]).toEqual([en, es]);
  });

  it('BL-STM-023: the rest of the statement is the same for everybody', () => {
    expect(rest(unverified).length).toBeGreaterThan(5);
    expect([child, restricted, verified].map(rest)).toEqual(
      Array.from({ length: 3 }, () => rest(unverified)),
    );
  });
});

/** The target after the verification, for an address that says to return to another one. */
function back(to: string): string | undefined {
  return leadsTo(`/cpni-verification/code?${new URLSearchParams({ returnTo: to })}`, verified);
}

/** The statement without the section. */
function rest(facts: Facts) {
  const body = site.manifests.page['statement']?.body ?? [];
  return shownWidgets(askerFor(facts), body).filter((each) => !inSection().includes(each));
}

function leadsTo(address: string, facts: Facts): string | undefined {
  const [path = '', query = ''] = address.split(/(?=\?)/);
  const result = resolveNavigation(askerFor(facts), { path, query });
  return result.kind === 'show' ? result.route : 'address' in result ? result.address : undefined;
}

function card() {
  return site.manifests.page['statement']?.body.find(
    ({ settings }) => (settings as { title?: Copy } | undefined)?.title === 'verify:calls.title',
  );
}

function inSection() {
  const placed = card();
  return placed ? [placed, ...Object.values(placed.slots ?? {}).flat()] : [];
}

/** The words and controls of the section, or the widget that shows the calls. */
function section(facts: Facts, language: Language = 'en'): string {
  const inside = shownWidgets(askerFor(facts), card()?.slots?.['body'] ?? []);
  return inside
    .flatMap(({ widget, settings }) => {
      const { text, controls = [] } = settings as { text?: Copy; controls?: { label: Copy }[] };
      if (widget === 'content/table') return [widget];
      return [...(text === undefined ? [] : [text]), ...controls.map(({ label }) => label)].map((copy) =>
        say(copy, facts, language),
      );
    })
    .join(' / ');
}
