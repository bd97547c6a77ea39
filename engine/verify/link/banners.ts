import { isDismissible } from '../../core/banner/decideBanners.ts';
import { problem } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** What a button dismisses can be dismissed. */
export const banners: LinkCheck = ({ manifests, placeOf }) =>
  Object.entries(manifests.banner)
    .filter(([, { actions = [] }]) => actions.some((action) => 'dismiss' in action.do))
    .filter(([, banner]) => !isDismissible(banner))
    .map(([id]) => {
      const meaning = 'How long it stays away; without it the button that dismisses it is not shown';
      return problem('missing-property', { name: 'dismissal', meaning }, placeOf('banner', id, ''));
    });
