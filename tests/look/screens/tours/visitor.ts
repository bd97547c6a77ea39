import { expect } from '@playwright/test';
import { heading } from '../../../journeys/journey/index.ts';
import type { Stage, Tour } from '../stage.ts';

const addresses = [
  ['home', '/', 'shell:home.heading'],
  ['login', '/login', 'shell:login.heading'],
  ['login-problem', '/login?problem=expired', 'shell:login.heading'],
  ['support', '/support', 'shell:support.heading'],
  ['plans', '/mkt', 'visitors:plans.title'],
  ['email', '/email', 'visitors:email.title'],
  ['activate-streaming', '/activate-streaming', 'streaming:activate.heading'],
  ['recover-id', '/recover-id', 'visitors:recover.title'],
  ['reset-password', '/reset-password', 'visitors:reset.title'],
  ['create-account', '/my-account/create', 'visitors:create.title'],
  ['not-found', '/no/such/page', 'shell:notFound.heading'],
  ['error', '/500', 'shell:error.heading'],
] as const;

/** The screens for everybody. */
export const visitor: Tour = {
  name: 'visitor',
  async *walk({ page, words }: Stage) {
    for (const [name, address, title] of addresses) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(words.say(title));
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      yield name;
    }
  },
};
