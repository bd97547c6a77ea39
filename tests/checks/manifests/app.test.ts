import { describe, expect, it } from 'vitest';
import { decideDialog } from '../../../engine/core/dialog/decideDialog.ts';
import { durationOf } from '../../../engine/core/duration/durationOf.ts';
import { decidePush, readPush } from '../../../engine/core/push/decidePush.ts';
import { resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { isCounting, mayAct } from '../../../engine/core/timer/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { holds } from './placed.ts';
import { site } from './realSite.ts';
import { say, type Language } from './say.ts';

const app = (system: 'ios' | 'android' = 'ios'): Facts => ({
  'platform.kind': `native-${system}`,
  'platform.system': system,
  'platform.large': false,
  'platform.canAskForRating': true,
  'platform.biometricRetry': false,
  'app.active': true,
  'app.atStart': false,
  'app.starts': 4,
  'app.dialogOpen': false,
  'app.ratingAsked': false,
});

describe('where the portal runs', () => {
  it.each([
    ['web', false],
    ['webview', false],
    ['native-ios', true],
    ['native-android', true],
  ])('SH-NATIVE-001, SH-NATIVE-002: %s is our own app: %s', (platform, isApp) => {
    expect(holds(askerFor({ 'platform.kind': platform }), { condition: 'in-app' })).toBe(isApp);
  });

  it.each([
    ['web', true],
    ['webview', true],
    ['native-ios', false],
    ['native-android', false],
  ])('SH-SESS-013, SH-NATIVE-002: on %s the end of the session is announced: %s', (platform, counts) => {
    expect(isCounting(askerFor({ ...regular, 'platform.kind': platform }), timer('session-warning'))).toBe(
      counts,
    );
  });

  it.each(['native-ios', 'native-android'])(
    'SH-SESS-018: in the app %s back and forward extend the session, and there is no dialog to close',
    (platform) => {
      const asker = askerFor({ ...regular, 'platform.kind': platform });
      expect(site.manifest.session.extendOn).toEqual(['back-and-forward']);
      expect(isCounting(asker, timer('session-warning'))).toBe(false);
      const shown = decideDialog(asker, { isOpened: () => false, isDismissed: () => false });
      expect(shown?.id).not.toBe('session-timeout');
    },
  );

  it.each([
    ['SH-NATIVE-003', 'native-ios', { 'toggle:orientation-lock': true, 'platform.large': false }, true],
    ['SH-NATIVE-004', 'native-ios', { 'toggle:orientation-lock': true, 'platform.large': true }, false],
    ['SH-NATIVE-005', 'native-android', { 'toggle:orientation-lock': false, 'platform.large': true }, true],
  ])('%s: %s with %j keeps the screen upright: %s', (_, platform, known, upright) => {
    const asker = askerFor({ ...app(), 'platform.kind': platform, ...known });
    expect([
      isCounting(asker, timer('lock-orientation')),
      isCounting(asker, timer('unlock-orientation')),
    ]).toEqual([upright, !upright]);
    expect([timer('lock-orientation'), timer('unlock-orientation')].map((each) => each.timer.do)).toEqual([
      { run: 'app/lock-orientation' },
      { run: 'app/unlock-orientation' },
    ]);
  });

  it('SH-NATIVE-006: in a browser the orientation is nobody else’s business', () => {
    for (const toggle of [true, false]) {
      const asker = askerFor({
        'platform.kind': 'web',
        'platform.large': false,
        'toggle:orientation-lock': toggle,
      });
      for (const id of ['lock-orientation', 'unlock-orientation'])
        expect(isCounting(asker, timer(id))).toBe(false);
    }
  });

  it.each([
    [{ 'toggle:account-updates': true }, true],
    [{ 'toggle:account-updates': false }, false],
    [{ 'toggle:account-updates': true, 'platform.kind': 'web' }, false],
    [{ 'toggle:account-updates': true, 'app.active': false }, false],
    [{ 'toggle:account-updates': true, 'session.signedIn': false }, false],
  ])('SH-CALL-028: with %j the account is asked for again every 15 minutes: %s', (known, counts) => {
    const updates = timer('account-updates');
    expect(isCounting(askerFor({ ...regular, ...app(), ...known }), updates)).toBe(counts);
    expect(updates.timer).toMatchObject({ do: { refresh: ['account'] }, repeats: true });
    expect(durationOf(site.manifests, updates.timer.after ?? '')).toBe(15 * 60_000);
  });
});

describe('a push message that is tapped', () => {
  it.each([
    ['SH-PUSH-002, SH-ENT-006, BL-LND-031', 'BILLING', '/billing'],
    ['SH-PUSH-004, SH-ENT-011', 'CAMPAIGN_MARKETING', '/account-summary'],
    ['SH-PUSH-005, SH-ENT-012', 'CAMPAIGN_SPECMOBILE', '/account-summary'],
    ['SH-PUSH-008, SH-ENT-009', 'OUTAGE_RESOLUTION', '/account-summary'],
    ['SH-PUSH-001, SH-ENT-005', 'APPOINTMENTS', '/service-appointments/notification-details'],
  ])('%s: %s leads to %s, and opens no dialog', (_, category, address) => {
    const decision = tapped({
      category,
      data: { payload: { evtId: 'E1', click_action: 'https://evil.example/' } },
    });
    expect(decision).toMatchObject({ destination: { kind: 'inside', address } });
    expect(decision?.open).toBeUndefined();
  });

  it('SH-PUSH-009, SH-ENT-010, SH-CONST-027: IVA_CHAT leads nowhere, and opens the chat a second after that is loaded', () => {
    const decision = tapped({ category: 'IVA_CHAT' });
    expect(decision).toEqual({
      id: 'iva-chat',
      facts: {},
      open: { dialog: 'chat', when: { fact: 'chat.loaded', is: true }, after: 'constant.chatDelay' },
    });
    expect(value('chatDelay')).toBe(1000);
    const { title, text, actions = [] } = site.manifests.dialog['chat'] ?? {};
    expect(actions.map((action) => action.do)).toEqual([
      { go: { external: 'support-chat', opens: 'new-window' } },
    ]);
    const words = [title, text, ...actions.map(({ label }) => label)];
    expect(words.map((each) => say(each))).toEqual([
      'Chat with us',
      'The assistant has an answer for you.',
      'Go to the chat',
    ]);
    expect(words.map((each) => say(each, {}, 'es'))).toEqual([
      'Chatee con nosotros',
      'El asistente tiene una respuesta para usted.',
      'Ir al chat',
    ]);
  });

  it('SH-ENT-004: is read with its category and the texts of its payload, and also without them', () => {
    const payload = {
      eventType: 'a',
      click_action: 'b',
      body: 'c',
      evtId: 'd',
      deviceMacAddress: 'A1:B2:C3:D4:E5:F6',
    };
    expect(readPush({ category: 'BILLING', data: { payload } })).toEqual({ category: 'BILLING', payload });
    expect(readPush({ category: 'BILLING' })).toEqual({ category: 'BILLING', payload: {} });
  });

  it.each([[{ category: 'X' }], [{ category: 'billing' }], [{}], [{ data: {} }], ['BILLING'], [null]])(
    'SH-PUSH-010: that is %j leads nowhere',
    (message) => expect(tapped(message)).toBeUndefined(),
  );

  it('SH-PUSH-011: leads visitors to the sign-in, and from there to where it leads', () => {
    expect(
      resolveNavigation(askerFor({ ...visitor, ...app() }), { path: '/billing', query: '' }, true),
    ).toMatchObject({ kind: 'redirect', address: '/login?returnTo=%2Fbilling' });
  });
});

describe('the launch screen', () => {
  const start = { ...app(), 'app.atStart': true };
  it.each<[string, Facts, string | undefined]>([
    ['SH-LAUNCH-002', { ...visitor, ...start, 'route.id': 'home' }, 'launch-screen'],
    ['SH-LAUNCH-004', { ...regular, ...start, 'route.id': 'account-summary' }, 'launch-screen-again'],
    ['SH-LAUNCH-005', { ...visitor, ...start, 'route.id': 'login' }, undefined],
    ['SH-LAUNCH-005', { ...visitor, ...start, 'route.id': 'support' }, undefined],
    ['SH-LAUNCH-005', { ...regular, ...start, 'route.id': 'billing' }, undefined],
    ['SH-LAUNCH-006', { ...visitor, ...app(), 'route.id': 'home' }, undefined],
    ['SH-LAUNCH-006', { ...regular, ...app(), 'route.id': 'account-summary' }, undefined],
    ['SH-LAUNCH-007', { ...visitor, ...start, 'platform.kind': 'web', 'route.id': 'home' }, undefined],
    ['SH-LAUNCH-007', { ...visitor, ...start, 'platform.kind': 'webview', 'route.id': 'home' }, undefined],
    ['SH-LAUNCH-001', { ...start, 'session.signedIn': false }, undefined],
    ['SH-LAUNCH-001', { ...start, 'route.id': 'home' }, undefined],
    [
      'SH-LAUNCH-008',
      { ...regular, ...app(), 'route.id': 'billing', 'platform.biometricRetry': true },
      'launch-screen-retry',
    ],
    [
      'SH-LAUNCH-009',
      { ...regular, ...app(), 'route.id': 'billing', 'platform.biometricRetry': false },
      undefined,
    ],
  ])('%s: of somebody with %j is %s', (_, facts, dialog) => {
    const shown = decideDialog(askerFor(facts), { isOpened: () => false, isDismissed: () => false });
    expect(shown?.id).toBe(dialog);
  });

  it('SH-ROUTE-080: covers everything', () => {
    for (const id of ['launch-screen', 'launch-screen-again', 'launch-screen-retry'])
      expect(site.manifests.dialog[id]?.form).toBe('full-screen');
  });

  it.each<[Language, string[]]>([
    ['en', ['Welcome', 'Hello again', "Confirm it's you"]],
    ['es', ['Le damos la bienvenida', 'Hola de nuevo', 'Confirme su identidad']],
  ])('SH-I18N-024: says in %s %j', (language, titles) => {
    const ids = ['launch-screen', 'launch-screen-again', 'launch-screen-retry'];
    expect(ids.map((id) => say(site.manifests.dialog[id]?.title, {}, language))).toEqual(titles);
  });
});

describe('the question for a rating', () => {
  const counting: Facts = {
    ...regular,
    'account.hasOutage': false,
    'messages.unread': false,
    ...app(),
    'toggle:app-rating': true,
    'route.id': 'account-summary',
  };
  it.each<[string, Facts, boolean]>([
    ['SH-RATE-002', {}, true],
    ['SH-RATE-001', { 'platform.kind': 'web', 'platform.canAskForRating': false }, false],
    ['SH-RATE-003', { 'toggle:app-rating': false }, false],
    ['SH-RATE-004', { 'session.signedIn': false }, false],
    ['SH-RATE-005', { 'app.active': false }, false],
  ])('%s: is counted to with %j: %s', (_, known, counts) => {
    expect(isCounting(askerFor({ ...counting, ...known }), timer('ask-for-rating'))).toBe(counts);
  });

  it.each<[string, Facts, boolean]>([
    ['SH-RATE-006', {}, true],
    ['SH-RATE-008', { 'account.hasOutage': true }, false],
    ['SH-RATE-009, BL-DLQ-022', { 'account.delinquent': true }, false],
    ['SH-RATE-010', { 'app.starts': 3 }, false],
    ['SH-RATE-010', { 'app.starts': 4 }, true],
    ['SH-RATE-011', { 'route.id': 'pay' }, false],
    ['SH-RATE-012', { 'app.dialogOpen': true }, false],
    ['SH-RATE-013', { 'app.ratingAsked': true }, false],
    ['SH-RATE-007', { 'messages.unread': true }, false],
  ])('%s: is asked when the time has come, with %j: %s', (_, known, asks) => {
    expect(mayAct(askerFor({ ...counting, ...known }), timer('ask-for-rating'))).toBe(asks);
  });

  it('SH-ENT-039, SH-CONST-018, SH-CONST-019: comes after 15 minutes, with more than 3 starts', () => {
    const { timer: manifest } = timer('ask-for-rating');
    expect(durationOf(site.manifests, manifest.after ?? '')).toBe(15 * 60_000);
    expect(durationOf(site.manifests, manifest.after ?? '', 20)).toBe(20 * 60_000);
    expect(manifest).toMatchObject({ do: { open: 'rate-the-app' } });
    expect(site.manifests.constants['constants']?.constants['ratingLoginThreshold']?.value).toBe(3);
    expect(site.manifests.constants['constants']?.constants['ratingTimer']?.payload).toMatchObject({
      toggle: 'app-rating',
      field: 'timerThresholdInMinutes',
    });
  });

  it('SH-RATE-011: comes nowhere where something is sent once: paid, ordered or changed', () => {
    const sending = Object.entries(site.manifests.route).flatMap(([id, { sequence = '' }]) => {
      const { operations = {} } = site.manifests.sequence[sequence] ?? {};
      return Object.values(operations).some(({ sends }) => sends === 'once') ? id : [];
    });
    expect(sending).toContain('pay-device');
    const asking = sending.filter((route) =>
      mayAct(askerFor({ ...counting, 'route.id': route }), timer('ask-for-rating')),
    );
    expect(asking).toEqual([]);
  });

  it.each<[Language, string[]]>([
    ['en', ['How is the app working for you?', 'Rate it', 'Not now']],
    ['es', ['¿Cómo le va con la aplicación?', 'Calificar', 'Ahora no']],
  ])('SH-I18N-021: says in %s %j', (language, words) => {
    const { title, actions = [] } = site.manifests.dialog['rate-the-app'] ?? {};
    expect([title, ...actions.map(({ label }) => label)].map((each) => say(each, {}, language))).toEqual(
      words,
    );
  });
});

it('SH-CONST-016, SH-CONST-025, SH-NATIVE-007, SH-NATIVE-008: what holds inside the app has its numbers', () => {
  expect(
    ['orientationLockSize', 'deviceDataWait', 'nativeTextZoom', 'nativeMaximumScale'].map(value),
  ).toEqual([960, 2_000, 1, '1.0']);
});

function value(name: string) {
  return site.manifests.constants['constants']?.constants[name]?.value;
}

function tapped(message: unknown) {
  const read = readPush(message);
  return read && decidePush(askerFor({ ...regular, ...app() }), read);
}

function timer(id: string) {
  const manifest = site.manifests.timer[id];
  if (!manifest) throw new Error(`There is no timer "${id}".`);
  return { id, timer: manifest };
}

/** The dialog over the app for this customer. */
function shownTo(facts: Facts): string | undefined {
  return decideDialog(askerFor({ ...regular, ...app(), 'route.id': 'billing', ...facts }), {
    isOpened: () => false,
    isDismissed: () => false,
  })?.id;
}

describe('what covers the app', () => {
  it.each<[rows: string, known: Facts, dialog: string | undefined]>([
    ['SH-LAYOUT-018, SH-CALL-027', { 'account.appTerms': 'disagree' }, 'terms-of-the-app'],
    ['SH-LAYOUT-019', { 'account.appTerms': 'disagree', 'platform.kind': 'web' }, undefined],
    ['SH-LAYOUT-019', { 'account.appTerms': 'disagree', 'platform.kind': 'webview' }, undefined],
    ['SH-LAYOUT-019', { 'account.appTerms': 'agree' }, undefined],
    ['SH-LAYOUT-019', { 'account.appTerms': 'missing' }, undefined],
    ['SH-LAYOUT-007', { 'toggle:force-upgrade': true }, 'force-upgrade'],
    ['SH-LAYOUT-007', { 'toggle:force-upgrade': true, 'account.appTerms': 'disagree' }, 'force-upgrade'],
    ['SH-LAYOUT-007', { 'toggle:force-upgrade': false }, undefined],
    ['SH-LAYOUT-007', { 'toggle:force-upgrade': true, 'platform.kind': 'web' }, undefined],
  ])('%s: of somebody with %j is %s', (_, known, dialog) => {
    expect(shownTo(known)).toBe(dialog);
  });

  it('SH-LAYOUT-007: the flag service hears which version the app has, where the app has said so: nothing is asked for its sake', () => {
    const { contextFacts, contextIfKnown } = site.manifest.toggles;
    expect([contextFacts.includes('platform.appVersion'), contextIfKnown]).toEqual([
      false,
      ['platform.appVersion'],
    ]);
  });

  it.each(['terms-of-the-app', 'force-upgrade'])(
    'SH-LAYOUT-007, SH-LAYOUT-018: %s covers all of it, and nobody closes it',
    (dialog) => {
      expect(site.manifests.dialog[dialog]).toMatchObject({ form: 'full-screen', closable: false });
    },
  );

  it('SH-LAYOUT-018: who agrees says so to the account, and then sees the app', () => {
    const [agree, leave] = site.manifests.dialog['terms-of-the-app']?.actions ?? [];
    expect(agree?.do).toEqual({
      run: 'account/agree-to-app-terms',
      ifFailed: 'not-saved',
      ifNotKnown: 'not-known-if-saved',
    });
    expect(leave?.do).toMatchObject({ signOut: { route: 'home' } });
  });

  it('SH-LAYOUT-007: leads to the store of the device', () => {
    const { actions = [] } = site.manifests.dialog['force-upgrade'] ?? {};
    const stores = (system: string) =>
      actions
        .filter(({ when }) => holds(askerFor({ 'platform.system': system }), when))
        .map((action) => action.do);
    expect([stores('ios'), stores('android')]).toEqual([
      [{ go: { external: 'app-ios' } }],
      [{ go: { external: 'app-android' } }],
    ]);
  });

  it.each<[Language, string, string[]]>([
    [
      'en',
      'terms-of-the-app',
      ['Terms of the app', 'To use the app, please agree to its terms.', 'Agree', 'Sign out'],
    ],
    [
      'es',
      'terms-of-the-app',
      [
        'Términos de la aplicación',
        'Para usar la aplicación, acepte sus términos.',
        'Aceptar',
        'Cerrar sesión',
      ],
    ],
    [
      'en',
      'force-upgrade',
      [
        'Please update the app',
        'This version no longer works. The new one is free.',
        'Open the App Store',
        'Open Google Play',
      ],
    ],
    [
      'es',
      'force-upgrade',
      [
        'Actualice la aplicación',
        'Esta versión ya no funciona. La nueva es gratis.',
        'Abrir App Store',
        'Abrir Google Play',
      ],
    ],
  ])('SH-I18N-016, SH-I18N-017: says in %s in %s %j', (language, dialog, words) => {
    const { title, text, actions = [] } = site.manifests.dialog[dialog] ?? {};
    expect(
      [title, text, ...actions.map(({ label }) => label)].map((each) => say(each, {}, language)),
    ).toEqual(words);
  });
});
