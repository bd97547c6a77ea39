import { firstHolding, type Asker } from '../decision/index.ts';
import { manifestOf } from '../manifest/index.ts';

/** The header type of a route: its own, else the first of the site's that holds. Undefined: not known yet. */
export function decideHeader(asker: Asker, routeId: string): string | undefined {
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
