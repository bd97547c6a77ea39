import { expect } from '@playwright/test';
import type { PlannedJourney, PlannedMove } from '../../../engine/verify/index.ts';
import { press } from '../journey/index.ts';
import { dialogOf, expectSeen } from './expectSeen.ts';
import { sentence } from './sentence.ts';
import { choices, ways, type Hand, type PlayedWay } from './repertoire/index.ts';
import type { WrittenPlan } from './writtenPlan.ts';

/** What a journey leaves in the books. */
export interface Left {
  books: number;
  schedules: number;
}

/**
 * Goes a planned journey through the real page, and sees at each place what the model says.
 *
 * @param tell is told the names of what was shown, after it was seen
 */
export async function drive(
  hand: Hand,
  plan: WrittenPlan,
  { start, moves }: PlannedJourney,
  tell: (shown: readonly string[]) => void,
): Promise<Left> {
  const left = { books: 0, schedules: 0 };
  await expectSeen(hand, plan, start);
  for (let index = 0; index < moves.length;) {
    const [event, ...endings] = upToNextEvent(plan, moves.slice(index));
    if (!event) break;
    const played = endings.map(wayOf);
    await act(hand, plan, event, played);
    const last = endings.at(-1) ?? event;
    await expectSeen(hand, plan, last.seen);
    tell([event, ...endings].flatMap(({ shows }) => shows));
    left.books += sum(played.map(({ books = 0 }) => books));
    left.schedules += sum(played.map(({ schedules = 0 }) => schedules));
    index += 1 + endings.length;
  }
  return left;
}

/** An event of the customer with the ends of all operations that it sets off, one after the other. */
function upToNextEvent({ states }: WrittenPlan, moves: readonly PlannedMove[]): readonly PlannedMove[] {
  const next = moves.findIndex(({ at }, index) => index > 0 && Object.hasOwn(states, at));
  return next < 0 ? moves : moves.slice(0, next);
}

async function act(
  hand: Hand,
  { states, busy }: WrittenPlan,
  { at, trigger, how, pressed }: PlannedMove,
  played: readonly PlayedWay[],
): Promise<void> {
  await choices.find((choice) => choice.at === at && choice.name === how)?.bring(hand);
  for (const way of played) await way.prepare?.(hand);
  if (!pressed) throw new Error(`No button of "${at}" sends "${trigger}".`);
  const { page, words } = hand;
  const place = states[at]?.kind === 'dialog' ? dialogOf(hand, states[at].title) : page.getByRole('main');
  const name = new RegExp(`^${sentence(words, pressed.label)}`);
  await press(place.getByRole('button', { name }).nth(pressed.nth));
  for (const way of played) await way.meanwhile?.(hand);
  for (const way of played) {
    const pattern = new RegExp(sentence(words, busy[way.at] ?? ''));
    await expect(page.getByText(pattern), `"${way.at}" still runs`).toHaveCount(0, { timeout: 20_000 });
  }
}

function wayOf({ at, how }: PlannedMove): PlayedWay {
  const way = ways.find((each) => each.at === at && each.name === how);
  if (!way) throw new Error(`"${how}" is no way in which "${at}" ends. Plan the journeys anew.`);
  return way;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
