import type { Link, LinkValue } from '../../core/manifest/index.ts';
import { pointerTo, type Place } from '../../core/json/index.ts';
import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Whoever is sent somewhere arrives: where a value of the link may be missing, the link says what to do instead. */
export const fallbacks: LinkCheck = ({ manifests, placeOf }) => [
  ...Object.entries(manifests.route).flatMap(([id, { redirect }]) =>
    redirect ? ofLink(redirect.to, '/redirect/to', (pointer) => placeOf('route', id, pointer)) : [],
  ),
  ...Object.entries(manifests.guard).flatMap(([id, { otherwise }]) =>
    otherwise.flatMap((refusal, index) => {
      const at: PlaceAt = (pointer) => placeOf('guard', id, `/otherwise/${index}${pointer}`);
      if ('redirect' in refusal) return ofLink(refusal.redirect, '/redirect', at);
      return ofValues(refusal.query, '/query', at);
    }),
  ),
  ...Object.entries(manifests.push).flatMap(([id, { go }]) =>
    go ? ofLink(go, '/go', (pointer) => placeOf('push', id, pointer)) : [],
  ),
];

type PlaceAt = (pointer: string) => Place;

/** Inside the portal a query parameter without a value is just left out; an address outside needs all of them. */
function ofLink(link: Link, pointer: string, at: PlaceAt): Problem[] {
  if (link.otherwise) return ofLink(link.otherwise, `${pointer}/otherwise`, at);
  if ('external' in link) return ofValues(link.query, `${pointer}/query`, at);
  return ofValues(link.params, `${pointer}/params`, at);
}

function ofValues(values: Readonly<Record<string, LinkValue>> = {}, pointer: string, at: PlaceAt): Problem[] {
  return Object.entries(values)
    .filter(([, value]) => typeof value === 'object' && value.otherwise === undefined)
    .map(([name]) => problem('missing-fallback', { name }, at(pointerTo(pointer, name))));
}
