import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Banners of one placement have different priorities, so that their order never depends on chance. */
export const banners: LinkCheck = ({ manifests, placeOf }) => {
  const seen = new Map<string, string>();
  return Object.entries(manifests.banner).flatMap(([id, { placement, priority }]) => {
    const key = `${placement} ${priority}`;
    const other = seen.get(key);
    seen.set(key, other ?? id);
    return other === undefined
      ? []
      : [problem('equal-priority', { other, placement }, placeOf('banner', id, '/priority'))];
  });
};
