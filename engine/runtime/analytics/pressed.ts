import type { Happening } from '../../core/analytics/index.ts';
import type { World } from '../../core/fact/index.ts';
import type { Action, Link } from '../../core/manifest/index.ts';
import type { Site } from '../../core/site/index.ts';

/** What a button does, in the words of manifests. */
export function pressedBy({ vocabulary }: Site, does: Action, world: World): Happening {
  const route = world[vocabulary.slotOf('route.id') ?? -1];
  const [action, target] = namesOf(does);
  return {
    kind: 'pressed',
    action,
    ...(target !== undefined && { target }),
    ...(typeof route === 'string' && { route }),
  };
}

/** One branch for each action that leads to something with a name. */
function namesOf(does: Action): readonly [action: string, target?: string] {
  if ('go' in does) return ['go', targetOf(does.go)];
  if ('send' in does) return ['send', does.send];
  if ('open' in does) return ['open', does.open];
  if ('run' in does) return ['run', does.run];
  if ('native' in does) return ['native', does.native];
  if ('signIn' in does) return ['signIn', does.signIn.route];
  if ('signOut' in does) return ['signOut', does.signOut.route];
  return [Object.keys(does)[0] ?? 'go'];
}

function targetOf(link: Link): string {
  return 'route' in link ? link.route : link.external;
}
