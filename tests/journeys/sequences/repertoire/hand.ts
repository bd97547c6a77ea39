import type { Page } from '@playwright/test';
import type { Choice, ModelCustomer, Way } from '../../../model/index.ts';
import type { Customer, PaymentSteps, Words } from '../../journey/index.ts';
import type { Loss, Network } from '../network.ts';

/** Everything with which a journey can bring something about. */
export interface Hand {
  page: Page;
  words: Words;
  steps: PaymentSteps;
  customer: Customer;
  network: Network;
}

/** A customer of the model, and who that is in the sandbox. */
export interface PlayedCustomer extends ModelCustomer {
  persona: string;
  /** Done before the sequence is opened. */
  prepare?(customer: Customer): Promise<void>;
  /** Where the sequence is opened; asked where the address has an id. */
  address: string | ((customer: Customer) => Promise<string>);
}

/** A choice of the model, and how a customer makes it. */
export interface PlayedChoice extends Choice {
  bring(hand: Hand): Promise<void>;
}

/** A way in which an operation ends, and what the sandbox or the network must be told to make it end so. */
export interface PlayedWay extends Way {
  /** The operation of the graph that it calls; none where it does not get that far. */
  calls?: string;
  /** It calls nothing at all. */
  isLocal?: true;
  /** What becomes of that call. */
  loss?: Loss;
  /** There is no network when it would begin. It comes back after what came of that was seen. */
  isOffline?: true;
  /** Done before the button is pressed. */
  prepare?(hand: Hand): Promise<void>;
  /** The page leads on by itself to this address, instead of staying where the sequence ends. */
  leadsTo?: string;
  /** Payments that are in the book because of it. */
  books?: number;
  /** Payments that are scheduled because of it; below zero: that no longer are. */
  schedules?: number;
  /** What the provider says from then on. */
  leaves?: Readonly<Record<string, unknown>>;
}

/** Who comes to a sequence, what they can say in it, and how its operations can end. */
export interface PlayedRepertoire {
  /** What the provider is asked at the end; of its bill, where nothing else is asked. */
  asks?: string;
  customers: readonly PlayedCustomer[];
  choices: readonly PlayedChoice[];
  ways: readonly PlayedWay[];
}
