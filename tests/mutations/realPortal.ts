import { pointerKeys } from '../../engine/core/json/index.ts';
import { loadPortal, type LoadedPortal } from '../../engine/verify/index.ts';
import { readPortalTexts, sourcesOf, type PortalTexts } from '../../scripts/portal/portalTexts.ts';
import { currentProject } from '../../scripts/portal/project.ts';
import { readCode } from '../../scripts/portal/readPortal.ts';

const code = await readCode(currentProject());

/** The manifests and sentences of the real portal, from their files. */
export const realTexts = readPortalTexts(currentProject());

/** A date long after everything was written, so that everything that can expire has expired. */
const today = '2099-12-31';

/** The result of a check of some texts. */
export function checkTexts(texts: PortalTexts): LoadedPortal {
  return loadPortal({ ...sourcesOf(texts), ...code, today });
}

/** One edit of one file: `manifests/…` inside the portal's folder, or `locales/…`. */
export type Edit = { file: string } & (
  | { at: string; put: unknown }
  | { at: string; take: true }
  | { add: unknown }
  | { text: string }
);

/** The texts after an edit. */
export function edited(texts: PortalTexts, edit: Edit): PortalTexts {
  const [folder, ...path] = edit.file.split('/');
  const part = folder === 'locales' ? 'locales' : 'manifests';
  const name = path.join('/');
  const before = texts[part].find((file) => file.path === name)?.text;
  const after = { path: name, text: textAfter(edit, before) };
  return { ...texts, [part]: [...texts[part].filter((file) => file.path !== name), after] };
}

function textAfter(edit: Edit, before: string | undefined): string {
  if ('text' in edit) return edit.text;
  if ('add' in edit) return JSON.stringify(edit.add);
  if (before === undefined) throw new Error(`There is no ${edit.file} to be changed.`);
  const value: unknown = JSON.parse(before);
  const keys = pointerKeys(edit.at);
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as object;
  if ('put' in edit) Reflect.set(owner, last, edit.put);
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else Reflect.deleteProperty(owner, last);
  return JSON.stringify(value, undefined, 2);
}
