import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Types user name and password of the simulated bank, which refuses the password `wrong`. */
export async function signInToBank(
  { page, words: { say } }: { page: Page; words: Words },
  password = 'of the bank',
  userName = 'ana.bank',
): Promise<void> {
  const bank = page.getByTitle(say('bank-link:frame'), { exact: true }).contentFrame();
  await bank.getByLabel(say('card:label.userName'), { exact: true }).fill(userName);
  await bank.getByLabel(say('card:label.password'), { exact: true }).fill(password);
}
