import { pointerKeys } from '../../engine/core/json/index.ts';
import type { Condition, SequenceManifest } from '../../engine/core/manifest/index.ts';

/** One small change of a sequence that removes or reverses a guard or a transition. */
export interface SequenceMutant {
  /** JSON pointer to the changed part. */
  pointer: string;
  change: string;
  manifest: SequenceManifest;
}

/**
 * Every guard deleted and negated: the conditions of transitions, fields, refusals, orders and visible parts, and the needs
 * of events. Every transition deleted, and redirected; another state while the outcome of an operation is unknown.
 */
export function mutantsOf(manifest: SequenceManifest): SequenceMutant[] {
  const states = [manifest.steps, manifest.dialogs, manifest.operations, manifest.results].flatMap((part) =>
    Object.keys(part ?? {}),
  );
  return placesIn(manifest).flatMap(({ pointer, name, value }) => {
    const mutant = (change: string, edit: (around: Record<string, unknown>) => void): SequenceMutant => ({
      pointer,
      change,
      manifest: edited(manifest, pointer, edit),
    });
    const deleted = mutant('deleted', (around) => void remove(around, name));
    const isRefusal = /\/refuse\/\d+\/when$/.test(pointer);
    if (name === 'when') {
      const negated: Condition = { not: value as Condition };
      const turned = mutant('negated', (around) => void Reflect.set(around, name, negated));
      // Every refusal has a condition; refusals are deleted as a whole.
      return isRefusal ? [turned] : [deleted, turned];
    }
    if (name === 'to' || pointer.endsWith('/unknown/shows')) {
      const elsewhere = states[(states.indexOf(String(value)) + 1) % states.length];
      return [mutant(`to ${elsewhere}`, (around) => void Reflect.set(around, name, elsewhere))];
    }
    const isGuard = /\/(?:on\/[^/]+\/needs|refuse|transitions|outcomes\/[^/]+)\/\d+$/.test(pointer);
    return isGuard ? [deleted] : [];
  });
}

interface Spot {
  pointer: string;
  name: string;
  value: unknown;
}

/** Every place of a manifest, except its conditions and the content beside the steps. */
function placesIn(manifest: SequenceManifest): Spot[] {
  const { steps, dialogs, operations, results, variants } = manifest;
  const spots: Spot[] = [];
  const visit = (owner: unknown, pointer: string): void => {
    if (typeof owner !== 'object' || owner === null) return;
    for (const [name, value] of Object.entries(owner)) {
      const spot = { pointer: `${pointer}/${name}`, name, value: value as unknown };
      spots.push(spot);
      if (name !== 'when') visit(value, spot.pointer);
    }
  };
  visit({ steps, dialogs, operations, results, variants }, '');
  return spots;
}

function edited(
  manifest: SequenceManifest,
  pointer: string,
  edit: (around: Record<string, unknown>) => void,
): SequenceManifest {
  const copy = structuredClone(manifest);
  const around = pointerKeys(pointer)
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  edit(around as Record<string, unknown>);
  return copy;
}

function remove(around: Record<string, unknown>, name: string): void {
  if (Array.isArray(around)) around.splice(Number(name), 1);
  else Reflect.deleteProperty(around, name);
}
