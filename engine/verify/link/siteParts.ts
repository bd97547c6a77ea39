import { problem, type Problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** What manifests take for granted of the site is said there: who somebody is, where a session is extended, how a new window is told of. */
export const siteParts: LinkCheck = ({ manifests, usages, placeOf }) => {
  const site = manifests.site['site'];
  if (!site) return [];
  const { session, newWindow } = site;
  const lacking = (pointer: string, name: string, meaning: string): Problem =>
    problem('missing-property', { name, meaning }, placeOf('site', 'site', pointer));
  const [window] = usages.newWindows;
  const [extension] = usages.extensions;
  const [sequence] = Object.keys(manifests.sequence);
  const isExtended = extension !== undefined || session.extendOn !== undefined;
  return [
    ...(sequence !== undefined && session.identity === undefined
      ? [
          lacking(
            '/session',
            'identity',
            `The fact that says who somebody is, without which sequences/${sequence}.json would wait for ever`,
          ),
        ]
      : []),
    ...(isExtended && session.extend === undefined
      ? [
          lacking(
            '/session',
            'extend',
            `Where the session is extended, as ${userOf(extension)} wants it to be`,
          ),
        ]
      : []),
    ...(window && !newWindow
      ? [
          lacking(
            '',
            'newWindow',
            `How links that open a new window say so, as one in ${userOf(window)} does`,
          ),
        ]
      : []),
  ];
};

function userOf(used: { place: { file: string } } | undefined): string {
  return used?.place.file ?? 'extendOn';
}
