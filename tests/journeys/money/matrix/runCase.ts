import { expect, locales } from '../../journey/index.ts';
import { openBook, type Book } from './book.ts';
import type { MoneyCase } from './cases.ts';
import { openBrowser, played } from './deeds.ts';
import { addresses, payingOperation } from './knowledge.ts';
import type { Trace } from './oracle.ts';
import type { Person } from './person.ts';
import { setScene, type Play, type Stage } from './scene.ts';
import { rest, seekEnd, type Ending } from './seekEnd.ts';
import { fillStorage } from './storage.ts';

/** Plays a case through the real pages and services, and returns its record. */
export async function runCase(money: MoneyCase, number: number, stage: Stage): Promise<Trace> {
  const { browser, places, panel, words } = stage;
  const locale = locales[words.language];
  const away = await openBrowser(browser, places.portal, locale);
  const book = await openBook(panel, places, away, 'maria');
  const play = await setScene(money, number, stage, book);
  const endWatch = book.watch();
  try {
    await sendAndCut(money, play, book);
    const endings = await act(money, play, book);
    await play.wire.deliverLate();
    await settle(play, book);
    await book.read();
    await endWatch();
    return { sightings: play.sightings, sends: play.sends(), reads: book.reads, endings };
  } finally {
    await endWatch();
    await Promise.all([away.close(), play.clear()]);
  }
}

async function sendAndCut(
  { payment, cut, loss, deed }: MoneyCase,
  play: Play,
  { customer }: Book,
): Promise<void> {
  const { first, wire } = play;
  if (played[deed].needsClock) await first.page.clock.install();
  if (loss === 'full') {
    await first.page.goto(addresses.billing);
    await first.page.evaluate(fillStorage);
  }
  await first.toReview();
  const operation = payment === 'scheduled' ? payingOperation.later : payingOperation.now;
  if (cut === 'accepted') await customer.fault(operation, { kind: 'no-answer' }, 1);
  await wire.arm(cut);
  await first.pay();
  await expect.poll(() => wire.goneAt, 'the cut').toBeDefined();
  await rest(first);
}

async function act({ deed }: MoneyCase, play: Play, book: Book): Promise<readonly Ending[]> {
  const { inTheDark, afterwards, followsAdvice = false, needsClock = false } = played[deed];
  const seek = (person: Person, device: string, isIdle: boolean): Promise<Ending> =>
    seekEnd(person, {
      device,
      isIdle,
      followsAdvice,
      retries: !['waits', 'waits-long'].includes(deed),
      windsClock: needsClock,
      ownPayments: ownOf(play, book),
    });
  const endings: Ending[] = [];
  const actElsewhere = async (): Promise<void> => {
    if (!play.other) return;
    await play.other.page.goto(addresses.billing);
    endings.push(await seek(play.other, deed, false));
  };
  // A dead server is unreachable for every device.
  const isEverywhere = play.loss === 'server';
  const tab = await inTheDark?.(play);
  if (!isEverywhere) await actElsewhere();
  await play.wire.mend();
  if (isEverywhere) await actElsewhere();
  await afterwards?.(play);
  const arrival = setTimeout(() => void play.wire.deliverLate(), LATE);
  if (tab) endings.push(await seek(tab, deed, false));
  endings.push(await seek(play.first, 'first', tab !== undefined || play.other !== undefined));
  clearTimeout(arrival);
  return endings;
}

/** Delay of a late request after everything else, in milliseconds, unless a page has denied the payment before. */
const LATE = 6_000;

/** Counts payments, except those of another device. */
function ownOf(play: Play, book: Book): () => Promise<number> {
  return async () => {
    const others = play
      .sends()
      .flatMap(({ device, answer }) => (device === 'first' ? [] : answer?.paymentId));
    const { payments } = await book.read();
    return payments.filter((id) => !others.includes(id)).length;
  };
}

/** Longest time that a payment is in flight, in milliseconds (docs/sandbox.md, "After a crash"). */
const LONGEST_FLIGHT = 17_000;

/** Waits until everything that reached the provider is in its book. */
async function settle({ sends }: Play, book: Book): Promise<void> {
  await expect
    .poll(
      async () => {
        const open = sends().filter(
          ({ deliveredAt, answer }) => deliveredAt !== undefined && answer === undefined,
        );
        const keys = new Set(
          sends().flatMap(({ key, deliveredAt }) => (deliveredAt === undefined ? [] : key)),
        );
        const latest = Math.max(0, ...open.map(({ deliveredAt = 0 }) => deliveredAt));
        const { payments } = await book.read();
        return open.length === 0 || payments.length >= keys.size || Date.now() - latest > LONGEST_FLIGHT;
      },
      { timeout: 2 * LONGEST_FLIGHT },
    )
    .toBe(true);
}
