import { firstHolding, type Evaluator } from '../decision/index.ts';
import { manifestOf } from '../manifest/index.ts';

/** The header type of a route: its own, else the first of the site's that holds, and what that one becomes. Undefined: not known yet. */
export function decideHeader(evaluator: Evaluator, routeId: string): string | undefined {
  const id = chosenHeader(evaluator, routeId);
  const { overrides = [] } = manifestOf(evaluator.site.manifests, 'header', id) ?? {};
  const location = { kind: 'header', id: id ?? '', pointer: '/overrides', subject: `header ${id}` } as const;
  const change = firstHolding(evaluator, overrides, location);
  return change && 'choice' in change ? change.choice.header : id;
}

function chosenHeader(evaluator: Evaluator, routeId: string): string | undefined {
  const { manifests, manifest } = evaluator.site;
  const own = manifestOf(manifests, 'route', routeId)?.header;
  if (own !== undefined) {
    evaluator.note(
      { kind: 'route', id: routeId, pointer: '/header', subject: `route ${routeId}` },
      `has the header ${own}`,
    );
    return own;
  }
  const chosen = firstHolding(evaluator, manifest.headers, {
    kind: 'site',
    id: 'site',
    pointer: '/headers',
    subject: 'header',
  });
  return chosen && 'choice' in chosen ? chosen.choice.header : undefined;
}
