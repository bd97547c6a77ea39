import { pointerKeys } from '../../../engine/core/json/index.ts';
import { manifestPath, type ManifestKind } from '../../../engine/core/manifest/index.ts';
import type { ManifestEdit, MigrationStep } from '../../../engine/core/migrate/index.ts';

/** What a migration did, and what it leaves to people, as they read it. `placeOf` says where something stands now. */
export function describeMigration(
  steps: readonly MigrationStep[],
  placeOf: (path: string, pointer: string) => string,
): string {
  return steps.map((step) => describeStep(step, placeOf)).join('\n\n');
}

function describeStep(
  { from, to, description, edits, decisions }: MigrationStep,
  placeOf: (path: string, pointer: string) => string,
): string {
  const asked = decisions.map(
    ({ kind, id, pointer, question }) => `  ${placeOf(pathOf(kind, id), pointer)}\n    ${question}`,
  );
  return [
    `${from} → ${to}: ${description}`,
    ...edits.map((edit) => `  ${pathOf(edit.kind, edit.id)}  ${describeEdit(edit)}`),
    ...(asked.length === 0
      ? []
      : ['', 'For you to decide; until then customers get what they got:', ...asked]),
  ].join('\n');
}

function describeEdit(edit: ManifestEdit): string {
  if ('remove' in edit) return `- ${edit.pointer}`;
  const { pointer, value } = edit;
  const isPlain = typeof value !== 'object' || value === null;
  return `${pointerKeys(pointer).length > 1 || isPlain ? '+' : '~'} ${pointer} ${isPlain ? JSON.stringify(value) : inBrief(value)}`;
}

/** `{ check, signIn, … }`. */
function inBrief(value: object): string {
  return `{ ${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${key}: ${JSON.stringify(inner)}`)
    .join(', ')} }`;
}

function pathOf(kind: string, id: string): string {
  return manifestPath(kind as ManifestKind, id);
}
