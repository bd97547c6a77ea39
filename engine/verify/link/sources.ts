import { problem, unknownProperty } from '../problem/index.ts';
import { impossibleValue } from './impossibleValue.ts';
import type { LinkCheck } from './linkContext.ts';

/** What the facts of a source are while it is not asked fits their domains; it is asked under a condition then. */
export const sources: LinkCheck = (context) =>
  Object.entries(context.manifests.facts).flatMap(([source, { when, otherwise, facts }]) => {
    if (otherwise && !when)
      return [problem('missing-property', { name: 'when' }, context.placeOf('facts', source, '/otherwise'))];
    return Object.entries(otherwise ?? {}).flatMap(([name, value]) => {
      const place = context.placeOf('facts', source, `/otherwise/${name}`);
      if (!Object.hasOwn(facts, name))
        return [unknownProperty(name, place, Object.keys(facts), otherwise ?? {})];
      return impossibleValue(context, `${source}.${name}`, value, place);
    });
  });
