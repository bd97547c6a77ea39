import type { Condition, ManifestKind } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, removal, withFix, type Problem } from '../problem/index.ts';
import { transitionLists } from './sequence/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** Where the first choice that holds decides, the last has no condition and none before it lacks one. */
export const choices: LinkCheck = (context) => [
  ...Object.entries(context.manifests.guard).flatMap(([id, { otherwise }]) =>
    listProblems(context, 'guard', id, '/otherwise', otherwise),
  ),
  ...Object.entries(context.manifests.site).flatMap(([id, { headers }]) =>
    listProblems(context, 'site', id, '/headers', headers),
  ),
  ...Object.entries(context.manifests.sequence).flatMap(([id, sequence]) =>
    transitionLists(sequence).flatMap(({ pointer, transitions }) =>
      listProblems(context, 'sequence', id, pointer, transitions),
    ),
  ),
];

function listProblems(
  { placeOf }: LinkContext,
  kind: ManifestKind,
  id: string,
  pointer: string,
  list: readonly { when?: Condition }[],
): Problem[] {
  const lastIndex = list.length - 1;
  return list.flatMap(({ when }, index) => {
    const place = placeOf(kind, id, pointerTo(pointer, index));
    if (index === lastIndex) return when ? [problem('last-has-condition', undefined, place)] : [];
    const next = placeOf(kind, id, pointerTo(pointer, index + 1));
    if (when) return [];
    return [withFix(problem('unreachable-choice', undefined, next), removal(next, 'the choice'))];
  });
}
