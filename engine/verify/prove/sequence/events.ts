import { pointerKeys } from '../../../core/json/index.ts';
import { transitionLists } from '../../link/index.ts';
import { problem } from '../../problem/index.ts';
import type { Proof } from '../proof.ts';

/**
 * Finds events that no control sends, neither one of their state nor one beside the steps. No name is wrong there, so that
 * what else follows from a button that was taken away is told, too.
 */
export const events: Proof = ({ manifests, usages, placeOf }) =>
  Object.entries(manifests.sequence).flatMap(([id, manifest]) => {
    const sent = usages.sends.filter((used) => used.manifest.kind === 'sequence' && used.manifest.id === id);
    return transitionLists(manifest).flatMap(({ state, trigger, pointer }) => {
      if (Object.hasOwn(manifest.operations ?? {}, state)) return [];
      const here = sent.flatMap(({ value, place }) => {
        const [section = '', around] = pointerKeys(place.pointer);
        return around === state || !['steps', 'dialogs', 'results'].includes(section) ? [value.send] : [];
      });
      if (here.includes(trigger)) return [];
      const at = placeOf('sequence', id, pointer.replace(/\/transitions$/, ''));
      return [problem('never-sent', { what: `the event "${trigger}"` }, at, here)];
    });
  });
