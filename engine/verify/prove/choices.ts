import type { Condition, ManifestKind } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { problem, removal, withFix, type Problem } from '../problem/index.ts';
import { transitionLists } from '../link/index.ts';
import { partRequirements } from '../forking/index.ts';
import type { Requirement } from '../solver/index.ts';
import type { Proof, ProofContext } from './proof.ts';

/** A list of which the first choice that holds counts. */
interface ChoiceList {
  kind: ManifestKind;
  id: string;
  pointer: string;
  choices: readonly { when?: Condition }[];
  /** What holds whenever the list is asked. */
  given?: readonly Requirement[];
}

/** Of several choices each is taken by some customer. */
export const choices: Proof = (context) => listsOf(context).flatMap((list) => listProblems(context, list));

function listsOf({ manifests }: ProofContext): ChoiceList[] {
  return [
    ...Object.entries(manifests.guard).map(([id, { allow, otherwise }]) => ({
      ...listOf('guard', id, '/otherwise', otherwise),
      given: [{ condition: allow, is: false }],
    })),
    ...Object.entries(manifests.site).map(([id, { headers }]) => listOf('site', id, '/headers', headers)),
    ...(['flow', 'header'] as const).flatMap((kind) =>
      Object.entries(manifests[kind]).map(([id, { overrides = [] }]) =>
        listOf(kind, id, '/overrides', overrides),
      ),
    ),
    ...Object.entries(manifests.sequence).flatMap(([id, sequence]) => [
      listOf('sequence', id, '/variants', sequence.variants ?? []),
      ...transitionLists(sequence).map(({ pointer, transitions }) =>
        listOf('sequence', id, pointer, transitions),
      ),
    ]),
  ];
}

function listOf(kind: ManifestKind, id: string, pointer: string, all: ChoiceList['choices']): ChoiceList {
  return { kind, id, pointer, choices: all };
}

function listProblems(
  { find, placeOf, site }: ProofContext,
  { kind, id, pointer, ...rest }: ChoiceList,
): Problem[] {
  const { choices: all, given = [] } = rest;
  if (all.length < 2) return [];
  return all.flatMap(({ when }, index) => {
    const own = [...given, { condition: when, is: true }];
    // What no customer fulfils even alone is said of the condition itself.
    if (index === 0 || !find(own)) return [];
    const at = pointerTo(pointer, index);
    const taken = partRequirements(site, { kind, id, pointer: at });
    if (taken && find([...given, ...taken])) return [];
    // So is an earlier one that always holds.
    if (all.slice(0, index).some((earlier) => !find([{ condition: earlier.when, is: false }]))) return [];
    const place = placeOf(kind, id, at);
    return [withFix(problem('covered-choice', undefined, place), removal(place, 'the choice'))];
  });
}
