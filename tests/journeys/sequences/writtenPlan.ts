import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImpossibleTransition, JourneyPlan } from '../../model/index.ts';

/** How a state of the sequence is told apart from others: its own words, as copy keys. */
export interface StateWords {
  kind: 'step' | 'dialog' | 'result';
  title: string;
  /** Of steps only. */
  heading?: string;
}

/** An operation, as copy keys. */
export interface OperationWords {
  /** What is said while it runs. */
  busy: string;
  /** What is said while it is found out how it ended. */
  checking?: string;
}

/** What an entry of the error catalogue says, as copy keys. */
export interface ErrorWords {
  title: string;
  text: string;
  acknowledge: string;
}

/** The planned journeys with everything that is needed to go them, without reading a manifest. */
export interface WrittenPlan extends JourneyPlan {
  sequence: string;
  /** Names of all transitions that are to be taken: those of nobody, and those that are named with their reason, left out. */
  possible: readonly string[];
  impossible: readonly ImpossibleTransition[];
  states: Readonly<Record<string, StateWords>>;
  errors: Readonly<Record<string, ErrorWords>>;
  operations: Readonly<Record<string, OperationWords>>;
  /** Route -> the address that the sequence is left for, as a pattern. */
  routes: Readonly<Record<string, string>>;
}

const folder = join(import.meta.dirname, 'generated');

/** Where the plan of a sequence is kept. */
export function planFileOf(sequence: string): string {
  return join(folder, `${sequence}.json`);
}

/** The plans as `npm run generate:journeys` has written them. */
export function readPlans(): readonly WrittenPlan[] {
  return readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenPlan,
  );
}
