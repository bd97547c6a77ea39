import { expect, it } from 'vitest';
import { decideDialog } from '../../../engine/core/dialog/decideDialog.ts';
import { askerFor, regular, type Facts } from './customer.ts';
import { everyWidget } from './placed.ts';
import { locales, site } from './realSite.ts';

const dialog = site.manifests.dialog['connectivity'];
const lost: Facts = { 'connection.online': false };
const back: Facts = { 'connection.online': true };

it('SH-LAYOUT-009: the advice about the connection opens by the link in the alert, and by nothing else', () => {
  expect(site.manifests.banner['lost-connection']?.actions?.map((action) => action.do)).toEqual([
    { open: 'connectivity' },
  ]);
  expect(dialog?.when).toBeUndefined();
  const openers = Object.entries(site.manifests).filter(([, all]) =>
    JSON.stringify(all).includes('{"open":"connectivity"}'),
  );
  expect(openers.map(([kind]) => kind)).toEqual(['banner']);
});

it.each([
  ['SH-CONN-017', true, lost, true],
  ['SH-CONN-016, SH-CONN-017', false, lost, false],
  ['SH-CONN-016', false, back, true],
])(
  '%s: where the toggle says %s and the network is as in %j, it can be closed without an answer: %s',
  (_, toggle, network, closable) => {
    const asker = askerFor({ ...regular, ...network, 'toggle:connectivity-modal-close': toggle });
    const shown = decideDialog(asker, { isOpened: (id) => id === 'connectivity', isDismissed: () => false });
    expect(shown).toMatchObject({ id: 'connectivity', closable });
    expect(dialog?.actions).toEqual([]);
  },
);

it.each([
  [
    'SH-CONN-020, SH-I18N-006',
    'signal',
    'Confirm that cellular data or WiFi is on.',
    'Confirme que los datos móviles o el WiFi estén activados.',
  ],
  ['SH-CONN-021, SH-I18N-007', 'network', 'Change your WiFi network.', 'Cambie de red WiFi.'],
  [
    'SH-CONN-022, SH-I18N-008',
    'airplane',
    'With airplane mode, make sure WiFi is on.',
    'En modo avión, asegúrese de que el WiFi esté activado.',
  ],
])('%s: it advises about the %s: "%s", "%s"', (_, point, en, es) => {
  expect(JSON.stringify(dialog?.body)).toContain(`"shell:connectionAdvice.${point}.text"`);
  expect(wordsOf(`connectionAdvice.${point}.text`)).toEqual([en, es]);
});

it('SH-CONN-023: it says why', () => {
  expect(dialog?.text).toBe('shell:connectionAdvice.text');
  expect(wordsOf('connectionAdvice.text')).toEqual([
    'Some features need an internet connection.',
    'Algunas funciones necesitan internet.',
  ]);
});

it('SH-I18N-009: all that is said without a network is in the sentences and widgets that every page begins with', () => {
  const { banner, dialog: dialogs } = site.manifests;
  const said = [banner['lost-connection'], dialogs['lost-connection'], dialog];
  const keys = JSON.stringify(said).match(/"[a-z-]+:[A-Za-z.-]+"/g) ?? [];
  expect(keys).toHaveLength(13);
  expect(keys.filter((key) => !key.startsWith('"shell:'))).toEqual([]);
  expect(everyWidget(dialog?.body ?? []).map(({ widget }) => widget)).toEqual(['content/points']);
});

function wordsOf(key: string): (string | undefined)[] {
  return ['en', 'es'].map((language) => locales[language]?.['shell']?.[key]);
}
