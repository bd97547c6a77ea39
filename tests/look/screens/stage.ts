import type { Page } from '@playwright/test';
import type { Customer, PaymentSteps, Words } from '../../journeys/journey/index.ts';

/** The environment of a tour: a page in one language, and helpers. */
export interface Stage {
  page: Page;
  words: Words;
  steps: PaymentSteps;
  /** Signs in as a fresh clone of a persona and opens an address. */
  signInAs(persona: string, address: string): Promise<Customer>;
  /** Ignores complaints of the browser that match, which the tour causes. */
  expectComplaint(pattern: RegExp): void;
}

/** A walk through screens that are reached one from another. */
export interface Tour {
  /** In lower case with hyphens; names folders and tests. */
  name: string;
  /** Yields the name of each screen when it is completely loaded. */
  walk(stage: Stage): AsyncGenerator<string, void, void>;
}
