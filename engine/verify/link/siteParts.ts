import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/**
 * What manifests take for granted of the site is said there: who somebody is, where a session is extended, how a new
 * window is told of; and everybody may come to what is shown for an address that does not exist.
 */
export const siteParts: LinkCheck = ({ manifests, usages, placeOf }) => {
  const site = manifests.site['site'];
  if (!site) return [];
  const { session, newWindow, routes } = site;
  const [window] = usages.newWindows;
  const [extension] = usages.extensions;
  const [sequence] = Object.keys(manifests.sequence);
  const isExtended = extension !== undefined || session.extendOn !== undefined;
  const wanted = [
    {
      isLacking: sequence !== undefined && session.identity === undefined,
      pointer: '/session',
      name: 'identity',
      meaning: `The fact that says who somebody is, without which sequences/${sequence}.json would wait for ever`,
    },
    {
      isLacking: isExtended && session.extend === undefined,
      pointer: '/session',
      name: 'extend',
      meaning: `Where the session is extended, as ${userOf(extension)} wants it to be`,
    },
    {
      isLacking: window !== undefined && !newWindow,
      pointer: '',
      name: 'newWindow',
      meaning: `How links that open a new window say so, as one in ${userOf(window)} does`,
    },
  ];
  const open = 'left out: whoever comes to an address that does not exist is to be told so';
  return [
    ...wanted
      .filter(({ isLacking }) => isLacking)
      .map(({ pointer, ...lack }) => problem('missing-property', lack, placeOf('site', 'site', pointer))),
    ...(manifests.route[routes.notFound]?.guards?.length
      ? [problem('wrong-value', { expected: open }, placeOf('route', routes.notFound, '/guards'))]
      : []),
  ];
};

function userOf(used: { place: { file: string } } | undefined): string {
  return used?.place.file ?? 'extendOn';
}
