import { pointerKeys } from '../json/index.ts';
import type { AnyManifests, ManifestEdit } from './migration.ts';

/** The manifests after the edits. What was given stays as it is. @throws Error when an edit is of a part that is not there */
export function applyEdits(manifests: AnyManifests, edits: readonly ManifestEdit[]): AnyManifests {
  const changed: Record<string, Record<string, unknown>> = {};
  for (const [kind, all] of Object.entries(manifests)) changed[kind] = { ...all };
  for (const edit of edits) {
    const { kind, id, pointer } = edit;
    const manifest = changed[kind]?.[id];
    if (!changed[kind] || manifest === undefined) throw new Error(`There is no ${kind} "${id}" to change.`);
    changed[kind][id] = edited(manifest, pointerKeys(pointer), edit);
  }
  return changed;
}

function edited(value: unknown, [key, ...rest]: readonly string[], edit: ManifestEdit): unknown {
  if (key === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`There is nothing at ${edit.kind} "${edit.id}" ${edit.pointer}.`);
  const members = Object.entries(value);
  const index = members.findIndex(([name]) => name === key);
  if (rest.length > 0) {
    if (index < 0) throw new Error(`There is nothing at ${edit.kind} "${edit.id}" ${edit.pointer}.`);
    return Object.fromEntries(members.with(index, [key, edited(members[index]?.[1], rest, edit)]));
  }
  if ('remove' in edit) return Object.fromEntries(members.filter(([name]) => name !== key));
  if (index >= 0) return Object.fromEntries(members.with(index, [key, edit.value]));
  const before = members.findIndex(([name]) => name === edit.after);
  const at = before < 0 ? members.length : before + 1;
  return Object.fromEntries(members.toSpliced(at, 0, [key, edit.value]));
}
