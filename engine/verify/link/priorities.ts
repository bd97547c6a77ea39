import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

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
