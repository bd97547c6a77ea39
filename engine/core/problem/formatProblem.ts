import type { Problem } from './problem.ts';
import { suggest } from './suggest.ts';

/**
 * One problem as text:
 * `unknown-reference: manifests/portal/pages/shelf.json:14 (/body/2/widget) names the widget "x", … Did you mean …`
 */
export function formatProblem(problem: Problem): string {
  const { code, place, message, remedy } = problem;
  const line = place.line === undefined ? '' : `:${place.line}`;
  const pointer = place.pointer === '' ? '' : ` (${place.pointer})`;
  return [`${code}: ${place.file}${line}${pointer} ${message}`, alternatives(problem), remedy]
    .filter(Boolean)
    .join(' ');
}

/** What the writer may have meant, and what else there is. Long lists are cut. */
export function alternatives({ message, known }: Problem): string {
  if (known.length === 0) return '';
  const misspelt = /"([^"]+)"/.exec(message)?.[1];
  const meant = misspelt === undefined ? undefined : suggest(misspelt, known);
  const shown = known.slice(0, 12).join(', ');
  const rest = known.length > 12 ? `, and ${known.length - 12} more` : '';
  return `${meant === undefined ? '' : `Did you mean "${meant}"? `}Known: ${shown}${rest}.`;
}
