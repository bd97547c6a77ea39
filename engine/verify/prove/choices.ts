import { pointerTo } from '../../core/json/index.ts';
import { problem, removal, withFix, type Problem } from '../problem/index.ts';
import { choiceLists, type ChoiceList } from '../link/index.ts';
import { partRequirements } from '../forking/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/** Of several choices each is taken by some customer. */
export const choices: Proof = (context) =>
  choiceLists(context.manifests).flatMap((list) => listProblems(context, list));

function listProblems(
  { isPossible, placeOf, site, manifests }: ProofContext,
  { kind, id, pointer, choices: all }: ChoiceList,
): Problem[] {
  // A guard chooses among those whom it does not let in.
  const given = kind === 'guard' ? [{ condition: manifests.guard[id]?.allow, is: false }] : [];
  return all.flatMap(({ when }, index) => {
    const own = [...given, { condition: when, is: true }];
    // What no customer fulfils even alone is said of the condition itself.
    if (index === 0 || !isPossible(own)) return [];
    const at = pointerTo(pointer, index);
    const taken = partRequirements(site, { kind, id, pointer: at });
    if (taken && isPossible([...given, ...taken])) return [];
    // So is an earlier one that always holds.
    if (all.slice(0, index).some((earlier) => !isPossible([{ condition: earlier.when, is: false }])))
      return [];
    const place = placeOf(kind, id, at);
    return [withFix(problem('covered-choice', undefined, place), removal(place, 'the choice'))];
  });
}
