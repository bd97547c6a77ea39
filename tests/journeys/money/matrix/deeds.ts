import type { Browser, BrowserContext } from '@playwright/test';
import type { HousePlaces } from '../../house/places.ts';
import { expect, heading, signIn, type Words } from '../../journey/index.ts';
import type { Deed, Loss } from './cases.ts';
import { addresses } from './knowledge.ts';
import type { Person } from './person.ts';

/** The people of a case. */
export interface Cast {
  /** The person who has pressed the paying button. */
  first: Person;
  places: HousePlaces;
  words: Words;
  loss: Loss;
  username: string;
}

/** The actions of a person after the cut. */
export interface Played {
  /** During the loss. @returns a person who looks at another page of the same device from here on */
  inTheDark?(cast: Cast): Promise<Person | undefined>;
  /** A person who goes to the billing page at another device, without losses, and whether they insist on paying. */
  other?: { persona: string; insists?: boolean };
  /** After the loss. */
  afterwards?(cast: Cast): Promise<void>;
  /** Whether the screen's advice is followed to the letter: its first button is pressed, too. */
  followsAdvice?: boolean;
  /** Whether the first page's clock is moved on, so that it waits for nothing. */
  needsClock?: boolean;
}

/** Longer than a page keeps asking by itself, in strides shorter than its pauses, in milliseconds. */
const LONG = 90_000;
const STRIDE = 8_000;

/** Longest wait for a navigation that may be impossible at the moment, in milliseconds. */
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

/** Signs out, after closing any dialog. */
async function signOut({ first, words }: Cast): Promise<void> {
  const { page } = first;
  await page.goto(addresses.billing);
  const button = page.getByRole('banner').getByRole('button', { name: words.say('shell:signOut') });
  await expect(async () => {
    if ((await first.look()).place === 'dialog') await first.goOn();
    // A press that takes longer than that on a busy machine has signed out all the same.
    if (await button.isVisible()) await button.click({ timeout: BRIEFLY });
    await expect(heading(page)).toHaveText(words.say('shell:home.heading'), { timeout: BRIEFLY });
  }).toPass();
}

/** A browser of another person, or of the same person elsewhere. */
export function openBrowser(browser: Browser, baseURL: string, locale: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale, reducedMotion: 'reduce' });
}

/** Ignores the failure of an action that is impossible during the loss. */
function gone(): void {}
