import type { Page } from '@playwright/test';
import type { Customer, PaymentSteps, Words } from '../journeys/journey/index.ts';

/** Where screens are brought up: a page in one language, and what a tour does there. */
export interface Stage {
  page: Page;
  words: Words;
  steps: PaymentSteps;
  /** Signs in as a fresh clone of a persona and opens an address. */
  signInAs(persona: string, address: string): Promise<Customer>;
  /** What the browser will complain of, because the tour brings it about. */
  expectComplaint(pattern: RegExp): void;
}

/** A walk through screens that are reached one from another. */
export interface Tour {
  /** In lower case with hyphens; names folders and tests. */
  name: string;
  /** Yields the name of each screen when it is there, with everything that belongs to it. */
  walk(stage: Stage): AsyncGenerator<string, void, void>;
}
