import { applyEdits } from './applyEdits.ts';
import type { AnyManifests, Decision, ManifestEdit, Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';

/** What was done to manifests of an older form. */
export interface Migrated {
  /** In the newest form. */
  manifests: AnyManifests;
  /** Each migration that they went through, with what it did, in order. */
  steps: readonly MigrationStep[];
}

/** One migration, done. */
export interface MigrationStep extends Pick<Migration, 'from' | 'to' | 'description'> {
  edits: readonly ManifestEdit[];
  decisions: readonly Decision[];
}

/**
 * Brings manifests to the newest form, step by step.
 *
 * @param form that in which they are written
 * @param known the migrations that there are, in any order
 * @throws Error when a step is missing, or does not fit what is there
 */
export function migrate(
  given: AnyManifests,
  form: number,
  known: readonly Migration[] = migrations,
): Migrated {
  const newest = Math.max(...known.map(({ to }) => to), form);
  const steps: MigrationStep[] = [];
  let manifests = given;
  for (let at = form; at < newest;) {
    const migration = known.find(({ from }) => from === at);
    if (!migration || migration.to <= at) throw new Error(`Nothing brings manifests of form ${at} further.`);
    const { from, to, description, newKinds } = migration;
    const { edits, decisions } = migration.plan(manifests);
    // Where the kind `site` is, a whole portal is at hand.
    const added = 'site' in manifests ? Object.fromEntries(newKinds.map((kind) => [kind, {}])) : {};
    manifests = { ...added, ...applyEdits(manifests, edits) };
    steps.push({ from, to, description, edits, decisions });
    at = to;
  }
  return { manifests, steps };
}

/** The form in which a portal's manifests are written, by what its site says. One that says nothing is of the first. */
export function formOf(site: unknown): number {
  const form = typeof site === 'object' && site !== null && 'form' in site ? site.form : 1;
  return typeof form === 'number' && Number.isInteger(form) && form >= 1 ? form : 1;
}
