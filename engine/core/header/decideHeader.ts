import { firstHolding, type Asker } from '../decision/index.ts';
import { manifestOf } from '../manifest/index.ts';

/** The header type of a route: its own, else the first of the site's that holds, and what that one becomes. Undefined: not known yet. */
export function decideHeader(asker: Asker, routeId: string): string | undefined {
  const id = chosenHeader(asker, routeId);
  const { becomes = [] } = manifestOf(asker.site.manifests, 'header', id) ?? {};
  const standing = { kind: 'header', id: id ?? '', pointer: '/becomes', subject: `header ${id}` } as const;
  const change = firstHolding(asker, becomes, standing);
  return change && 'choice' in change ? change.choice.header : id;
}

function chosenHeader(asker: Asker, routeId: string): string | undefined {
  const { manifests, manifest } = asker.site;
  const own = manifestOf(manifests, 'route', routeId)?.header;
  if (own !== undefined) {
    asker.note(
      { kind: 'route', id: routeId, pointer: '/header', subject: `route ${routeId}` },
      `has the header ${own}`,
    );
    return own;
  }
  const chosen = firstHolding(asker, manifest.headers, {
    kind: 'site',
    id: 'site',
    pointer: '/headers',
    subject: 'header',
  });
  return chosen && 'choice' in chosen ? chosen.choice.header : undefined;
}
