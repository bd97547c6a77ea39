import { manifestAt, manifestPath, type ManifestKind } from '../../../engine/core/manifest/index.ts';
import { formOf, migrate, type MigrationStep } from '../../../engine/core/migrate/index.ts';
import { bundleFormat } from '../../../engine/core/release/index.ts';
import type { PortalTexts } from '../portalTexts.ts';
import { editManifest } from './editManifest.ts';

/** A portal's texts in the present form, and how they came to it. */
export interface MigratedTexts {
  texts: PortalTexts;
  /** The form in which they were written. */
  form: number;
  /** Empty when that is the present one, or one that is newer than this code. */
  steps: readonly MigrationStep[];
}

/** Brings a portal's manifests to the present form, in their own text. Files that are no JSON are left for the check. */
export function migrateTexts(texts: PortalTexts): MigratedTexts {
  const manifests: Record<string, Record<string, unknown>> = {};
  for (const { path, text } of texts.manifests) {
    const found = manifestAt(path);
    const value = found && parsed(text);
    if (found && value !== undefined) (manifests[found.kind] ??= {})[found.id] = value;
  }
  const form = formOf(manifests['site']?.['site']);
  if (form >= bundleFormat) return { texts, form, steps: [] };
  const { steps } = migrate(manifests, form);
  const changed = new Map(texts.manifests.map(({ path, text }) => [path, text]));
  for (const edit of steps.flatMap(({ edits }) => edits)) {
    const path = manifestPath(edit.kind as ManifestKind, edit.id);
    changed.set(path, editManifest(changed.get(path) ?? '', edit));
  }
  const written = [...changed].map(([path, text]) => ({ path, text }));
  return { texts: { ...texts, manifests: written }, form, steps };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
