import { readFileSync } from 'node:fs';
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
  /** Names of all transitions that somebody can take. */
  possible: readonly string[];
  impossible: readonly ImpossibleTransition[];
  states: Readonly<Record<string, StateWords>>;
  errors: Readonly<Record<string, ErrorWords>>;
  operations: Readonly<Record<string, OperationWords>>;
  /** Route -> the path that the sequence is left for. */
  routes: Readonly<Record<string, string>>;
}

/** Where the plan is kept. */
export const planFile = join(import.meta.dirname, 'generated/plan.json');

/** The plan as `npm run generate:journeys` has written it. */
export function readPlan(): WrittenPlan {
  return JSON.parse(readFileSync(planFile, 'utf8')) as WrittenPlan;
}
