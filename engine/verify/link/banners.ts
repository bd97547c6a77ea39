import { isDismissible } from '../../core/banner/index.ts';
import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** Banners of one placement have different priorities, so that their order never depends on chance; what a button dismisses can be dismissed. */
export const banners: LinkCheck = ({ manifests, placeOf }) => {
  const seen = new Map<string, string>();
  return Object.entries(manifests.banner).flatMap(([id, banner]) => {
    const { placement, priority, actions = [] } = banner;
    const key = `${placement} ${priority}`;
    const other = seen.get(key);
    seen.set(key, other ?? id);
    const dismisses = actions.some((action) => 'dismiss' in action.do) && !isDismissible(banner);
    const meaning = 'How long it stays away; without it the button that dismisses it is not shown';
    return [
      ...(other === undefined
        ? []
        : [problem('equal-priority', { other, placement }, placeOf('banner', id, '/priority'))]),
      ...(dismisses
        ? [problem('missing-property', { name: 'dismissal', meaning }, placeOf('banner', id, ''))]
        : []),
    ];
  });
};
