import { expect, type Locator } from '@playwright/test';
import type { Seen } from '../../fixtures/model/index.ts';
import type { Words } from '../journey/index.ts';
import type { Hand } from './repertoire/index.ts';
import { rawSentence, sentence } from './sentence.ts';
import type { WrittenPlan } from './writtenPlan.ts';

/** Waits until the page shows exactly the state of the model, and acknowledges an error on the way. */
export async function expectSeen(
  hand: Hand,
  plan: WrittenPlan,
  { at, left, error, refused, words: shown }: Seen,
): Promise<void> {
  const { page, words } = hand;
  if (left !== undefined) {
    await expect(page).toHaveURL(new RegExp(`${plan.routes[left]}$`));
    return;
  }
  if (error !== undefined) await acknowledge(hand, plan.errors[error]);
  const main = page.getByRole('main');
  const { kind, title, heading } = plan.states[at] ?? { kind: 'result', title: '' };
  if (kind === 'dialog') {
    await expect(dialogOf(hand, title)).toBeVisible();
    return;
  }
  await expect(page).toHaveURL(new RegExp(`/${at}$`));
  if (heading !== undefined) {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^${sentence(words, heading)}$`),
    );
  }
  if (kind === 'result') await expect(page).toHaveTitle(new RegExp(sentence(words, title)));
  const sentences = refused.map((key) => new RegExp(`^${sentence(words, key)}$`));
  const summary = page.getByRole('alert', { name: words.say('form:errorSummary') });
  if (sentences.length > 0) await expect(summary.getByRole('link')).toHaveText(sentences);
  for (const key of shown) {
    const said = new RegExp(sentence(words, key));
    // The name of a frame is for people who do not see it.
    await expect(main.getByText(said).or(main.getByTitle(said)).first(), key).toBeVisible();
  }
  await expectHidden(hand, plan, { at, refused, words: shown });
}

/** Expects no other refusals, and none of the words that this place shows only at other times. */
async function expectHidden(
  { page, words }: Hand,
  { journeys, sometimes, states }: WrittenPlan,
  { at, refused, words: shown }: Seen,
): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const summary = page.getByRole('alert', { name: words.say('form:errorSummary') });
  const refusals = journeys.flatMap(({ moves }) => moves.flatMap(({ seen }) => seen.refused));
  for (const key of unlike(words, new Set(refusals), refused)) {
    const link = summary.getByRole('link', { name: new RegExp(`^${sentence(words, key)}$`) });
    await expect(link, key).toHaveCount(0);
  }
  // The content beside the steps has its own words.
  const step = page.locator('main :not(aside *)');
  for (const key of unlike(words, sometimes[at] ?? [], [...shown, ...refused])) {
    const said = sentence(words, key);
    const { heading } = states[at] ?? {};
    // If the heading contains the same words, only an element without further words counts.
    const isInHeading = heading !== undefined && new RegExp(said).test(rawSentence(words, heading));
    const pattern = new RegExp(isInHeading ? `^${said}$` : said);
    await expect(page.getByText(pattern).and(step), key).toHaveCount(0);
  }
}

/** Sentences that cannot be mistaken for one of the others: some differ only in their values. */
function unlike(words: Words, keys: Iterable<string>, others: readonly string[]): readonly string[] {
  return [...keys].filter((key) => {
    const pattern = new RegExp(sentence(words, key));
    return !others.some((other) => pattern.test(rawSentence(words, other)));
  });
}

async function acknowledge({ page, words }: Hand, error: WrittenPlan['errors'][string] | undefined) {
  if (!error) throw new Error('An error that the plan does not have. Plan the journeys anew.');
  const dialog = page.getByRole('alertdialog', { name: words.say(error.title), exact: true });
  await expect(dialog).toContainText(new RegExp(sentence(words, error.text)));
  await dialog.getByRole('button', { name: words.say(error.acknowledge), exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A dialog, by the copy key of its title. */
export function dialogOf({ page, words }: Hand, title: string): Locator {
  const name = { name: words.say(title), exact: true };
  return page.getByRole('dialog', name).or(page.getByRole('alertdialog', name));
}
