import { problemCatalogue, type CatalogueEntry, type ProblemCatalogue } from './catalogue.ts';
import type { Place } from '../../core/json/index.ts';
import { fillMessage, type MessageContext } from './fillMessage.ts';
import type { Fix } from './fix.ts';

/** Names of the problems that the engine can find. */
export type ProblemCode = keyof ProblemCatalogue;

/** What is wrong, where, what would be right, and what to do about it. */
export interface Problem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  place: Place;
  message: string;
  /** The names that would have been valid there. */
  known: readonly string[];
  remedy: string;
  /** The facts of a customer to whom it happens, as few as it takes; empty when it happens to everybody. */
  witness?: Witness;
  /** What fixes it without asking anybody, where something does. */
  fix?: Fix;
}

/** Fact name -> value. */
export type Witness = Readonly<Record<string, boolean | string | number>>;

/** Makes a problem of the catalogue. `known` lists the alternatives, where there are any. */
export function problem<Code extends ProblemCode>(
  code: Code,
  context: MessageContext<ProblemCatalogue[Code]['message']>,
  place: Place,
  known: readonly string[] = [],
): Problem {
  const { severity = 'error', message, remedy }: CatalogueEntry = problemCatalogue[code];
  return { code, severity, place, message: fillMessage(message, context), known, remedy };
}

/** The problems that keep a portal from being published; the others are warnings. */
export function errorsAmong(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}
