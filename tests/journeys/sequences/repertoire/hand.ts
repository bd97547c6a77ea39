import type { Page } from '@playwright/test';
import type { Choice, ModelCustomer, Way } from '../../../fixtures/model/index.ts';
import type { Customer, PaymentSteps, Words } from '../../journey/index.ts';
import type { Loss, Network } from '../network.ts';

/** The tools of a journey. */
export interface Hand {
  page: Page;
  words: Words;
  steps: PaymentSteps;
  customer: Customer;
  network: Network;
}

/** A customer of the model, with the persona in the sandbox. */
export interface PlayedCustomer extends ModelCustomer {
  persona: string;
  /** Runs before the sequence is opened. */
  prepare?(customer: Customer): Promise<void>;
  /** The address of the sequence; a function if it contains an id. */
  address: string | ((customer: Customer) => Promise<string>);
}

/** A choice of the model, with the actions of a customer that make it. */
export interface PlayedChoice extends Choice {
  bring(hand: Hand): Promise<void>;
}

/** An end of an operation, with the settings of the sandbox or the network that cause it. */
export interface PlayedWay extends Way {
  /** The operation of the graph that it calls; none if it does not get that far. */
  calls?: string;
  /** Whether it calls nothing at all. */
  isLocal?: true;
  /** The loss of that call. */
  loss?: Loss;
  /** Whether the network is gone when it would begin. It comes back after the consequence was seen. */
  isOffline?: true;
  /** Runs before the button is pressed. */
  prepare?(hand: Hand): Promise<void>;
  /** The address to which the page leads by itself, instead of staying at the end of the sequence. */
  leadsTo?: string;
  /** Number of payments that it adds to the book. */
  books?: number;
  /** Number of payments that it schedules; negative if it cancels some. */
  schedules?: number;
  /** The provider's answer from then on. */
  leaves?: Readonly<Record<string, unknown>>;
}

/** The customers of a sequence, their choices, and the ends of its operations. */
export interface PlayedRepertoire {
  /** The query to the provider at the end; by default about its bill. */
  asks?: string;
  customers: readonly PlayedCustomer[];
  choices: readonly PlayedChoice[];
  ways: readonly PlayedWay[];
}
