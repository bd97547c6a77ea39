import type { ConditionExplanation, Ternary } from '../condition/index.ts';
import type { Assignment } from '../fact/index.ts';
import type { Condition, ManifestKind } from '../manifest/index.ts';
import type { Place } from '../json/index.ts';
import type { Site } from '../site/index.ts';

/** One step on the way to a decision: what was asked, where it stands, what came out, and why. */
export interface Reason {
  /** For people: "guard signed-in", "header extended". */
  subject: string;
  outcome: string;
  place: Place;
  /** Absent where no condition was asked. */
  because?: ConditionExplanation;
}

/** The place of a condition in the manifests. */
export interface SourceLocation {
  kind: ManifestKind;
  id: string;
  pointer: string;
  subject: string;
}

/**
 * The one way in which decisions ask conditions. The answering evaluator only answers; the tracing one also writes down why;
 * the forking one, of tools, takes every answer in turn. All go through the same decisions, so that neither an explanation
 * nor a proof can differ from what happens.
 */
export interface Evaluator {
  readonly site: Site;
  readonly assignment: Assignment;
  /** Undefined condition: true. */
  evaluate(condition: Condition | undefined, location: SourceLocation): Ternary;
  /** Writes down a step that asks no condition. */
  note(location: SourceLocation, outcome: string): void;
  /** Done only where reasons are written down: asks what this decision does not need, but whoever reads the reasons does. */
  besides(ask: () => void): void;
}

/** Answers, as fast as it can. */
export function createEvaluator(site: Site, assignment: Assignment): Evaluator {
  return {
    site,
    assignment,
    evaluate: (condition) => site.conditions.compile(condition)(assignment),
    note: () => undefined,
    besides: () => undefined,
  };
}
