import { settled } from '../../testing/index.ts';
import { lendingTab, type LendingOptions, type LendingTab } from './lendingTab.ts';

/** A tab in which every field is answered and nothing is sent. */
export function atReview(options: LendingOptions = {}): LendingTab {
  const tab = lendingTab(options);
  tab.runner.change({ branch: 'harbour' });
  tab.runner.send('continue');
  return tab;
}

/** A tab that has sent the lending, without an answer yet. */
export async function sent(options: LendingOptions = {}): Promise<LendingTab> {
  const tab = atReview(options);
  tab.runner.send('lend');
  await settled();
  return tab;
}

/** Lets the pause before the next query of the outcome pass. */
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

/** Makes the last call of an operation fail. */
export async function fail({ calls }: LendingTab, operation: string): Promise<void> {
  calls.findLast((call) => call.operation === operation)?.fail(new Error('connection lost'));
  await settled();
}
