import { createEvaluator } from '../../../core/decision/index.ts';
import { decideDialog, untouched } from '../../../core/dialog/decideDialog.ts';
import { assignmentOf, wellKnown } from '../../../core/fact/index.ts';
import type { DialogManifest } from '../../../core/manifest/index.ts';
import { usePortal } from '../../portal/index.ts';
import { useDecision, useFact } from './useFacts.ts';

/** The dialogs that may show here, once the page is known: facts of other pages' dialogs are not loaded here. */
export function useDialogsHere(): readonly DialogManifest[] {
  const { site } = usePortal();
  const route = useFact(wellKnown.route);
  if (route === undefined) return [];
  const known = assignmentOf(site.vocabulary, { [wellKnown.route]: route });
  return Object.values(site.manifests.dialog).filter(
    ({ when }) => site.conditions.compile(when)(known) !== false,
  );
}

/** Whether a dialog is over this page by itself, unless it was closed. */
export function useOpensByItself(): boolean {
  const { site, store } = usePortal();
  const conditions = useDialogsHere().flatMap(({ when }) => when ?? []);
  return useDecision(
    conditions.flatMap((when) => site.conditions.slotsOf(when)),
    () => decideDialog(createEvaluator(site, store.assignment()), untouched) !== undefined,
  );
}
