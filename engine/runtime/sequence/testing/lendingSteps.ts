import { settled } from '../../testing/index.ts';
import { lendingTab, type LendingOptions, type LendingTab } from './lendingTab.ts';

/** A tab in which everything was answered and nothing was sent. */
export function atReview(options: LendingOptions = {}): LendingTab {
  const tab = lendingTab(options);
  tab.runner.change({ branch: 'harbour' });
  tab.runner.send('continue');
  return tab;
}

/** A tab from which the book was asked for, and no answer has come yet. */
export async function sent(): Promise<LendingTab> {
  const tab = atReview();
  tab.runner.send('lend');
  await settled();
  return tab;
}

/** Lets the pause before the next question pass. */
export async function ask({ ports }: LendingTab, milliseconds = 500): Promise<void> {
  ports.clock.advance(milliseconds);
  await settled();
}

/** Ends the last call of an operation with an outcome. */
export async function end(
  { calls }: LendingTab,
  operation: string,
  outcome: string,
  answers: Record<string, string> = {},
): Promise<void> {
  calls.findLast((call) => call.operation === operation)?.end({ outcome, answers });
  await settled();
}

/** Lets the last call of an operation fail. */
export async function fail({ calls }: LendingTab, operation: string): Promise<void> {
  calls.findLast((call) => call.operation === operation)?.fail(new Error('connection lost'));
  await settled();
}
