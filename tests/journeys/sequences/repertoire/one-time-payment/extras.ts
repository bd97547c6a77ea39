import type { AtomValue } from '../../../../../engine/core/fact/index.ts';
import type { Hand, PlayedChoice } from '../hand.ts';
import { usualWallet } from '../methods.ts';

/** The ticks on the review. */
interface Ticks {
  saveMethod: boolean;
  autoPay: boolean;
  paperless: boolean;
  terms: boolean;
}

const none: Ticks = { saveMethod: false, autoPay: false, paperless: false, terms: false };

/** Every combination of extras along with the payment, and Auto Pay without its terms. */
export const extras: readonly PlayedChoice[] = [
  ...[false, true].flatMap((saveMethod) =>
    [false, true].flatMap((autoPay) =>
      [false, true].map((paperless) => extra({ saveMethod, autoPay, paperless, terms: autoPay })),
    ),
  ),
  extra({ ...none, autoPay: true }),
];

function extra(ticks: Ticks): PlayedChoice {
  const ticked = Object.entries(ticks).flatMap(([name, isTicked]) => (isTicked ? [name] : []));
  return {
    name: ticked.length > 0 ? ticked.join(' and ') : 'nothing else',
    at: 'review',
    events: ['pay'],
    when: offered(ticks),
    answers: () => ({ ...ticks }),
    bring: (hand) => tick(hand, ticks),
  };
}

/** The conditions under which the ticked extras are offered. */
function offered({ saveMethod, autoPay, paperless }: Ticks): Readonly<Record<string, AtomValue>> {
  const isAny = saveMethod || autoPay || paperless;
  return {
    ...(isAny && usualWallet),
    ...(saveMethod && { 'one-time-payment.methodSource': 'new-card' }),
    ...(autoPay && { 'billing.canEnrollInAutoPay': true, 'billing.autoPayEnrolled': false }),
    ...(paperless && { 'billing.paperless': false }),
  };
}

async function tick({ page, words }: Hand, { terms, ...ticks }: Ticks): Promise<void> {
  const box = (name: string) => page.getByRole('checkbox', { name: words.say(`payment:review.${name}`) });
  const set = async (name: string, isTicked: boolean): Promise<void> => {
    if (isTicked || (await box(name).isVisible())) await box(name).setChecked(isTicked, { force: true });
  };
  // The terms show only while Auto Pay is ticked.
  if (!terms) await set('terms', false);
  for (const [name, isTicked] of Object.entries(ticks)) await set(name, isTicked);
  if (terms) await set('terms', true);
}
