import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImpossibleTransition, JourneyPlan } from '../../fixtures/model/index.ts';

/** The words that distinguish a state of the sequence from others, as copy keys. */
export interface StateWords {
  kind: 'step' | 'dialog' | 'result';
  title: string;
  /** For steps only. */
  heading?: string;
}

/** The words of an operation, as copy keys. */
export interface OperationWords {
  /** Shown while it runs. */
  busy: string;
  /** Shown while its outcome is being found out. */
  checking?: string;
}

/** The words of an entry of the error catalogue, as copy keys. */
export interface ErrorWords {
  title: string;
  text: string;
  acknowledge: string;
}

/** The planned journeys with everything needed to perform them, without reading a manifest. */
export interface WrittenPlan extends JourneyPlan {
  sequence: string;
  /** Names of all transitions to be taken, without the impossible ones and those in `unreached`. */
  possible: readonly string[];
  impossible: readonly ImpossibleTransition[];
  states: Readonly<Record<string, StateWords>>;
  errors: Readonly<Record<string, ErrorWords>>;
  operations: Readonly<Record<string, OperationWords>>;
  /** Route -> pattern of the address after leaving the sequence. */
  routes: Readonly<Record<string, string>>;
}

const folder = join(import.meta.dirname, 'generated');

/** The file with the plan of a sequence. */
export function planFileOf(sequence: string): string {
  return join(folder, `${sequence}.json`);
}

/** The plans that `npm run generate:journeys` has written. */
export function readPlans(): readonly WrittenPlan[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenPlan,
  );
}
