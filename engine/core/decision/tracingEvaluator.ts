import { explainCondition } from '../condition/index.ts';
import type { Assignment } from '../fact/index.ts';
import { manifestPath } from '../manifest/index.ts';
import type { Place } from '../json/index.ts';
import type { Site } from '../site/index.ts';
import type { Evaluator, Reason, SourceLocation } from './evaluator.ts';

/** Answers, and collects the reasons. In a file of its own, since the first load of the browser explains nothing. */
export function createTracingEvaluator(
  site: Site,
  assignment: Assignment,
): Evaluator & { readonly reasons: readonly Reason[] } {
  const reasons: Reason[] = [];
  return {
    site,
    assignment,
    reasons,
    evaluate(condition, location) {
      const place = placeOf(location);
      if (!condition) {
        reasons.push({ subject: location.subject, outcome: 'true', place });
        return true;
      }
      const because = explainCondition(site.conditions, condition, assignment, place);
      reasons.push({
        subject: location.subject,
        outcome: String(because.value ?? 'unknown'),
        place,
        because,
      });
      return because.value;
    },
    note(location, outcome) {
      reasons.push({ subject: location.subject, outcome, place: placeOf(location) });
    },
    besides: (ask) => ask(),
  };
}

function placeOf({ kind, id, pointer }: SourceLocation): Place {
  return { file: manifestPath(kind, id), pointer };
}
