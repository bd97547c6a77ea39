import { fixedBy } from './fixes.ts';
import type { Problem, Witness } from './problem.ts';
import { suggest } from './suggest.ts';

/**
 * One problem as text:
 * `unknown-reference: manifests/portal/pages/shelf.json:14 (/body/2/widget) names the widget "x", … Did you mean …`
 */
export function formatProblem(problem: Problem): string {
  const { code, place, message, remedy, witness, fix } = problem;
  const line = place.line === undefined ? '' : `:${place.line}`;
  const pointer = place.pointer === '' ? '' : ` (${place.pointer})`;
  const customer = witness && toWhom(witness);
  return [
    `${code}: ${place.file}${line}${pointer} ${message}`,
    alternatives(problem),
    remedy,
    fix && fixedBy(fix),
    customer,
  ]
    .filter(Boolean)
    .join(' ');
}

/** To whom a problem happens: "Happens to a customer with: session.signedIn = true, …" */
export function toWhom(witness: Witness): string {
  const facts = Object.entries(witness).map(([name, value]) => `${name} = ${value}`);
  return facts.length === 0 ? 'Happens to everybody.' : `Happens to a customer with: ${facts.join(', ')}.`;
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
