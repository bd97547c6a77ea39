import { isTakenBack, usesOf } from '../link/index.ts';
import type { Known, Requirement } from '../solver/index.ts';
import { finding, type Proof, type ProofContext } from './proof.ts';
import { routeBranches } from './routeBranches.ts';
import { findViewer } from './visibility.ts';

/**
 * Finds dialogs that some customer meets and cannot leave: none of their buttons shows, and they cannot be closed. One whose
 * own condition ends, or that a timer takes back, needs no button, nor does one that can be closed once something holds.
 */
export const answersOfDialogs: Proof = (context) =>
  Object.entries(context.manifests.dialog).flatMap(([id, dialog]) => {
    const { closable = true, actions, when } = dialog;
    if (closable || when || actions.length === 0 || isTakenBack(context, id)) return [];
    const stuck = actions.map((action) => ({ condition: action.when, is: false }));
    if (!context.isPossible(stuck)) return [];
    const customer = whoMeets(context, id, stuck);
    return customer
      ? [finding('no-way-out', undefined, context.placeOf('dialog', id, '/actions'), customer)]
      : [];
  });

/** A customer who meets all requirements and for whom something opens the dialog; undefined when there is none. */
function whoMeets(
  context: ProofContext,
  dialog: string,
  requirements: readonly Requirement[],
): Known | undefined {
  for (const { manifest, place } of usesOf(context.usages)('dialog', dialog)) {
    const met =
      manifest.kind === 'guard'
        ? whoIsRefused(context, dialog, requirements)
        : findViewer(context, { ...manifest, pointer: place.pointer }, requirements);
    if (met) return met;
  }
  return undefined;
}

function whoIsRefused(
  { site, find }: ProofContext,
  dialog: string,
  requirements: readonly Requirement[],
): Known | undefined {
  for (const route of Object.keys(site.manifests.route)) {
    for (const branch of routeBranches(site, route)) {
      const isOpened = branch.outcome.kind === 'lead' && branch.outcome.refusal?.open === dialog;
      const refused = isOpened ? find([...branch.requirements, ...requirements]) : undefined;
      if (refused) return refused;
    }
  }
  return undefined;
}
