import { newBanner } from './newBanner.ts';
import { newList } from './newList.ts';
import { newRoute } from './newRoute.ts';
import { newSequence } from './newSequence.ts';
import { newToggle } from './newToggle.ts';
import { newWidget } from './newWidget.ts';
import type { Scaffolder } from './scaffold.ts';

/** Everything that `portal new` makes, by what it is called. */
export const scaffolders: Readonly<Record<string, Scaffolder>> = {
  route: newRoute,
  list: newList,
  banner: newBanner,
  widget: newWidget,
  sequence: newSequence,
  toggle: newToggle,
};
