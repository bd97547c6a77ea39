import { expect } from '@playwright/test';
import type { PlannedJourney, PlannedMove } from '../../fixtures/model/index.ts';
import { press } from '../journey/index.ts';
import { dialogOf, expectSeen } from './expectSeen.ts';
import { cardService, question } from './network.ts';
import { sentence } from './sentence.ts';
import { repertoireOf, type Hand, type PlayedWay } from './repertoire/index.ts';
import type { WrittenPlan } from './writtenPlan.ts';

/** The expected entries in the books after a journey, and the calls that the page must have sent. */
export interface Left {
  books: number;
  schedules: number;
  /** The expected answer of the provider. */
  told: Record<string, unknown>;
  /** Number of the page's calls of each operation of the graph. */
  calls: ReadonlyMap<string, number>;
}

/**
 * Performs a planned journey in the real page, and expects at each place what the model says.
 *
 * @param tell called with the names of what was shown, after it was seen
 */
export async function drive(
  hand: Hand,
  plan: WrittenPlan,
  { start, moves }: PlannedJourney,
  tell: (shown: readonly string[]) => void,
): Promise<Left> {
  const left = { books: 0, schedules: 0, told: {} };
  const { ways } = repertoireOf(plan.sequence);
  const calls = new Map(ways.flatMap((way) => (way.calls === undefined ? [] : [[way.calls, 0]])));
  await expectSeen(hand, plan, start);
  for (let index = 0; index < moves.length;) {
    const [event, ...endings] = upToNextEvent(plan, moves.slice(index));
    if (!event) break;
    const played = endings.map((ending) => wayOf(plan, ending));
    const losses = hand.network.losses();
    await act(hand, plan, event, played);
    await expectEnds(hand, plan, endings, losses);
    const last = endings.at(-1) ?? event;
    const [leadsTo] = played.flatMap((way) => way.leadsTo ?? []);
    if (leadsTo === undefined) await expectSeen(hand, plan, last.seen);
    else await expect(hand.page).toHaveURL(new RegExp(`${leadsTo}$`));
    if (played.some(({ isOffline }) => isOffline)) await hand.network.goOnline();
    tell([event, ...endings].flatMap(({ shows }) => shows));
    left.books += sum(played.map(({ books = 0 }) => books));
    left.schedules += sum(played.map(({ schedules = 0 }) => schedules));
    for (const { leaves } of played) left.told = { ...left.told, ...leaves };
    for (const { calls: called } of played)
      if (called !== undefined) calls.set(called, (calls.get(called) ?? 0) + 1);
    index += 1 + endings.length;
  }
  return { ...left, calls };
}

/** An event of the customer with the ends of all operations that it starts, one after the other. */
function upToNextEvent({ states }: WrittenPlan, moves: readonly PlannedMove[]): readonly PlannedMove[] {
  const next = moves.findIndex(({ at }, index) => index > 0 && Object.hasOwn(states, at));
  return next < 0 ? moves : moves.slice(0, next);
}

async function act(
  hand: Hand,
  plan: WrittenPlan,
  { at, trigger, how, pressed }: PlannedMove,
  played: readonly PlayedWay[],
): Promise<void> {
  const { choices } = repertoireOf(plan.sequence);
  const { page, words } = hand;
  // What comes moves what is below it, and a press would miss. People wait, too.
  await expect(page.getByText(words.say('essential:loading'), { exact: true })).toHaveCount(0);
  await choices.find((choice) => choice.at === at && choice.name === how)?.bring(hand);
  await prepare(hand, played);
  if (!pressed) throw new Error(`No button of "${at}" sends "${trigger}".`);
  const state = plan.states[at];
  const place = state?.kind === 'dialog' ? dialogOf(hand, state.title) : page.getByRole('main');
  const name = new RegExp(`^${sentence(words, pressed.label)}`);
  await press(place.getByRole('button', { name }).nth(pressed.nth));
}

/** Waits for the ends of operations, and expects the unknown outcome of one meanwhile. */
async function expectEnds(
  hand: Hand,
  plan: WrittenPlan,
  endings: readonly PlannedMove[],
  lossesBefore: number,
): Promise<void> {
  const { page, words, network } = hand;
  const says = (key = '') => page.getByText(new RegExp(sentence(words, key)));
  let losses = lossesBefore;
  for (const { at, meanwhile } of endings) {
    if (!meanwhile) continue;
    losses += 1;
    // The page may still be finding out the outcome of the operation before.
    await expect.poll(network.losses, { message: `"${at}" is lost` }).toBe(losses);
    await expectSeen(hand, plan, meanwhile);
    // The words are on the button, and in a live region.
    await expect(
      says(plan.operations[at]?.checking).first(),
      `what became of "${at}" is being found out`,
    ).toBeVisible();
    network.mend();
  }
  for (const { at } of endings) {
    await expect(says(plan.operations[at]?.busy), `"${at}" still runs`).toHaveCount(0);
  }
}

/**
 * Sets up the sandbox and the network for operations that run one after the other. If two call the same operation of the
 * graph, the later call is set up when it comes.
 */
async function prepare(hand: Hand, played: readonly PlayedWay[]): Promise<void> {
  const { network } = hand;
  const isOfflineFirst = played.find(({ isLocal }) => !isLocal)?.isOffline;
  if (isOfflineFirst) await network.goOffline();
  const last = isOfflineFirst ? undefined : played[played.findIndex(({ isOffline }) => isOffline) - 1];
  for (const [index, way] of played.entries()) {
    const { calls, loss } = way;
    const tell = async (): Promise<void> => {
      await way.prepare?.(hand);
      if (loss && calls !== undefined) network.loseOnce(calls, loss);
      if (way === last) network.goOfflineAfter(loss ? question : (calls ?? cardService));
    };
    const isLater = calls !== undefined && played.slice(0, index).some((before) => before.calls === calls);
    if (isLater) network.onLaterCall(calls, tell);
    else await tell();
  }
}

function wayOf({ sequence }: WrittenPlan, { at, how }: PlannedMove): PlayedWay {
  const way = repertoireOf(sequence).ways.find((each) => each.at === at && each.name === how);
  if (!way) throw new Error(`"${how}" is no way in which "${at}" ends. Plan the journeys anew.`);
  return way;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
