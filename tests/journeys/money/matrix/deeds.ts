import type { Browser, BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { expect, heading, signIn, type Words } from '../../journey/index.ts';
import type { Deed, Loss } from './cases.ts';
import { addresses } from './knowledge.ts';
import type { Person } from './person.ts';

/** Those who do something in a case. */
export interface Cast {
  /** Whoever has pressed the button that pays. */
  first: Person;
  places: HousePlaces;
  words: Words;
  loss: Loss;
  username: string;
}

/** Something that somebody does after the cut. */
export interface Played {
  /** While things are gone. @returns somebody who looks at another page of the same device from here on */
  inTheDark?(cast: Cast): Promise<Person | undefined>;
  /** Who goes to the billing page at another device, which has lost nothing, and whether they insist on paying. */
  other?: { persona: string; insists?: boolean };
  /** Once they are back. */
  afterwards?(cast: Cast): Promise<void>;
  /** Whether the screen's advice is followed to the letter: its first button is pressed, too. */
  followsAdvice?: boolean;
  /** Whether the first page's clock is wound on: what it waits for comes at once. */
  needsClock?: boolean;
}

/** Longer than a page goes on asking by itself, in strides that are shorter than its pauses, in milliseconds. */
const LONG = 90_000;
const STRIDE = 8_000;

/** Longest wait for a navigation that may be impossible just now, in milliseconds. */
const BRIEFLY = 3_000;

export const played: Readonly<Record<Deed | 'insists', Played>> = {
  waits: {},
  'waits-long': {
    async inTheDark({ first: { page } }) {
      for (let passed = 0; passed < LONG; passed += STRIDE) await page.clock.fastForward(STRIDE);
      return undefined;
    },
    needsClock: true,
  },
  reloads: {
    async inTheDark({ first }) {
      await first.page.reload({ timeout: BRIEFLY, waitUntil: 'commit' }).catch(gone);
      return undefined;
    },
  },
  back: {
    async inTheDark({ first }) {
      await first.page.goBack({ timeout: BRIEFLY, waitUntil: 'commit' }).catch(gone);
      return undefined;
    },
  },
  'second-tab': {
    async inTheDark({ first }) {
      const page = await first.context.newPage();
      await page.goto(addresses.payment, { timeout: BRIEFLY, waitUntil: 'commit' }).catch(gone);
      return first.at(page);
    },
  },
  'second-device': { other: { persona: 'maria' } },
  'other-person': { other: { persona: 'mateo' } },
  insists: { other: { persona: 'maria', insists: true } },
  'signs-out': {
    async inTheDark(cast) {
      if (canReachPages(cast.loss)) await signOut(cast);
      else await cast.first.page.goto('about:blank');
      return undefined;
    },
    async afterwards(cast) {
      if (!canReachPages(cast.loss)) await signOut(cast);
      const { first, places, username } = cast;
      await signIn(first.context, places, username);
      await first.page.goto(addresses.billing);
    },
  },
  advice: {
    async inTheDark({ first }) {
      await first.pressFirst().catch(gone);
      return undefined;
    },
    followsAdvice: true,
  },
};

const canReachPages = (loss: Loss): boolean => loss !== 'everything' && loss !== 'server';

/** What the page asks or tells in a dialog is closed first. */
async function signOut({ first, words }: Cast): Promise<void> {
  const { page } = first;
  await page.goto(addresses.billing);
  const button = page.getByRole('banner').getByRole('button', { name: words.say('shell:signOut') });
  await expect(async () => {
    if ((await first.look()).place === 'dialog') await first.goOn();
    await button.click({ timeout: BRIEFLY });
  }).toPass();
  await expect(heading(page)).toHaveText(words.say('shell:home.heading'));
}

/** A browser of somebody else, or of the same person elsewhere. */
export function openBrowser(browser: Browser, baseURL: string, locale: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale, reducedMotion: 'reduce' });
}

/** What cannot be done in the dark is not done. */
function gone(): void {}
