import type { FixEdit, Problem } from '../problem/index.ts';
import type { ReadManifest } from '../load/index.ts';

/**
 * Leaves a problem its fix only where that can be written down and decides nothing: the edited part stands in the file
 * itself and not in one that it extends, who may enter is touched by no more than the correction of a name, and a name
 * that is missing in several places is not misspelt, but missing.
 */
export function fixable(problems: readonly Problem[], manifests: readonly ReadManifest[]): Problem[] {
  const byFile = new Map(manifests.map((manifest) => [manifest.file, manifest]));
  const placed = problems.map((found) => inItsFile(found, byFile));
  const missing = missingNames(placed);
  return placed.map((found) => (isDoubtful(found, missing) ? withoutFix(found) : found));
}

function inItsFile(found: Problem, byFile: ReadonlyMap<string, ReadManifest>): Problem {
  const { fix } = found;
  if (!fix) return found;
  const edits = fix.edits.map((edit): FixEdit | undefined => {
    const manifest = byFile.get(edit.file);
    if (!manifest || 'moveTo' in edit) return edit;
    const pointer = manifest.json.standsAt(edit.pointer);
    return pointer === undefined ? undefined : { ...edit, pointer };
  });
  const possible = edits.filter((edit) => edit !== undefined);
  return possible.length === edits.length
    ? { ...found, fix: { ...fix, edits: possible } }
    : withoutFix(found);
}

/** What is said of a missing name -> the different places where it is missing. */
function missingNames(problems: readonly Problem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { code, message, fix } of problems) {
    if (fix?.kind !== 'spelling' || !namesSomething.includes(code)) continue;
    const own = places.get(message) ?? new Set<string>();
    for (const { file, pointer } of fix.edits) own.add(`${file} ${pointer}`);
    places.set(message, own);
  }
  return places;
}

const namesSomething = ['unknown-reference', 'missing-copy'];

function isDoubtful(
  { fix, code, message }: Problem,
  missing: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (!fix) return false;
  if (namesSomething.includes(code) && (missing.get(message)?.size ?? 0) > 1) return true;
  return fix.kind !== 'spelling' && fix.edits.some(decidesWhoEnters);
}

/** Conditions with a name may stand in guards. */
function decidesWhoEnters({ file, pointer }: FixEdit): boolean {
  if (file.startsWith('conditions/')) return pointer.startsWith('/when');
  return file.startsWith('guards/') && /^\/(?:allow|whileUnknown)(?:\/|$)/.test(pointer);
}

function withoutFix(found: Problem): Problem {
  const { fix, ...without } = found;
  return fix ? without : found;
}
