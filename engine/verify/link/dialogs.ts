import { isDismissible } from '../../core/banner/decideBanners.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';
import { mustHave, problem } from '../problem/index.ts';

/** Each dialog can be left: by a button, or because its own condition or that of its timer ends. */
export const dialogs: LinkCheck = (context) =>
  Object.entries(context.manifests.dialog)
    .filter(([, { closable = true, actions, when }]) => !closable && actions.length === 0 && !when)
    .filter(([id]) => !isTakenBack(context, id))
    .map(([id]) => problem('no-way-out', undefined, context.placeOf('dialog', id, '/closable')));

/** Whether only timers open it, each of which closes it again when its condition ends. */
export function isTakenBack({ manifests, usages }: LinkContext, dialog: string): boolean {
  const openers = usages.references.filter(({ kind, value }) => kind === 'dialog' && value === dialog);
  const isTimer = ({ kind, id }: (typeof openers)[number]['manifest']): boolean =>
    kind === 'timer' && manifests.timer[id]?.while !== undefined;
  return openers.length > 0 && openers.every(({ manifest }) => isTimer(manifest));
}

/** A banner with a dismiss button has a `dismissal`. */
export const banners: LinkCheck = ({ manifests, placeOf }) =>
  Object.entries(manifests.banner)
    .filter(([, { actions = [] }]) => actions.some((action) => 'dismiss' in action.do))
    .flatMap(([id, banner]) =>
      mustHave(
        isDismissible(banner),
        'dismissal',
        placeOf('banner', id, ''),
        'How long it stays away; without it the button that dismisses it is not shown',
      ),
    );

/** Banners of one placement, and dialogs, have different priorities, so that what comes first never depends on chance. */
export const priorities: LinkCheck = ({ manifests, placeOf }) => {
  const first = new Map<string, string>();
  return (['banner', 'dialog'] as const).flatMap((kind) =>
    Object.entries(manifests[kind]).flatMap(([id, { priority, ...rest }]) => {
      const placement = 'placement' in rest ? rest.placement : 'dialogs';
      const place = `${kind} ${placement} ${priority}`;
      const other = first.get(place) ?? id;
      first.set(place, other);
      return other === id
        ? []
        : [problem('equal-priority', { other, placement }, placeOf(kind, id, '/priority'))];
    }),
  );
};
