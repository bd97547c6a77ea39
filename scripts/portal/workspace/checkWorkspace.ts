import { loadPortal, type Checked, type FixEdit, type Problem, type Texts } from '../../../engine/build.ts';
import type { Workspace } from './workspace.ts';

/**
 * Checks the files of a portal. Places and edits are those in the files themselves; what would have to be fixed in a
 * portal beneath is left to people.
 *
 * @param today calendar date, for what expires
 */
export function checkWorkspace(workspace: Workspace, texts: Texts, today: string): Checked {
  const { problems } = loadPortal({ ...workspace.sourcesOf(texts), today });
  return { problems: problems.map((each) => inFiles(workspace, texts, each)) };
}

function inFiles(workspace: Workspace, texts: Texts, found: Problem): Problem {
  const { fix, ...plain } = found;
  const problem = { ...plain, place: workspace.located(texts, found.place) };
  const edits = (fix?.edits ?? []).map((edit) => editInFile(workspace, texts, edit));
  return fix && edits.every(({ file }) => workspace.isOwn(file))
    ? { ...problem, fix: { ...fix, edits } }
    : problem;
}

function editInFile(workspace: Workspace, texts: Texts, edit: FixEdit): FixEdit {
  const { file, pointer } = workspace.located(texts, { file: edit.file, pointer: edit.pointer });
  if (!('moveTo' in edit)) return { ...edit, file, pointer };
  return { ...edit, file, moveTo: file.slice(0, -edit.file.length) + edit.moveTo };
}
