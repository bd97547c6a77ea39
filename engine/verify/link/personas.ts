import { pointerTo } from '../../core/json/index.ts';
import { impossibleValue } from './impossibleValue.ts';
import type { LinkCheck } from './linkContext.ts';

/** Personas know facts with values that these can have. */
export const personas: LinkCheck = (context) =>
  Object.entries(context.manifests.persona).flatMap(([id, { facts }]) =>
    Object.entries(facts).flatMap(([name, value]) =>
      impossibleValue(context, name, value, context.placeOf('persona', id, pointerTo('/facts', name))),
    ),
  );
