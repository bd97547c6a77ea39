import { lineOfPart, type Place, type PortalSources, type Texts } from '../../../engine/build.ts';
import { codeOver, isLayer, readLayer } from '../layer.ts';
import { mergePatch } from '../mergePatch.ts';
import { fileOf, type PortalTexts, readFiles, readPortalTexts, sourcesOf } from '../portalTexts.ts';
import type { Project } from '../project.ts';
import { readCode } from '../readCode.ts';
import { filesIn, inFolder, type Workspace } from './workspace.ts';

/**
 * Opens a portal: the manifests of a folder, or a set over another portal.
 *
 * @param folder relative to the project's; defaults to the project's manifests
 */
export async function openWorkspace(project: Project, folder = project.manifests): Promise<Workspace> {
  const code = await readCode(project);
  return isLayer(project.root, folder)
    ? layerWorkspace(project, folder, code)
    : plainWorkspace(project, folder, code);
}

/** The workspace of a folder of manifests, with the sentences of the project. */
function plainWorkspace(
  project: Project,
  folder: string,
  code: Pick<PortalSources, 'schemas' | 'packs'>,
): Workspace {
  const { manifests, locales } = readPortalTexts(project, folder);
  const pathOf = (file: string): string => fileOf(project, folder, file);
  const portalOf = (texts: Texts): PortalTexts => ({
    manifests: filesIn(texts, folder),
    locales: filesIn(texts, project.locales),
  });
  return {
    texts: new Map([...inFolder(folder, manifests), ...inFolder(project.locales, locales)]),
    portalOf,
    sourcesOf: (texts) => ({ ...sourcesOf(portalOf(texts)), ...code }),
    located: (_, place) => ({ ...place, file: pathOf(place.file) }),
    partsOf: (_, file) => ({ whole: pathOf(file) }),
    isOwn: () => true,
  };
}

/**
 * The workspace of a set of manifests over another portal:
 *
 * - `portal/…` adds manifests, or replaces those of the same path;
 * - `changes/…` changes manifests of the other portal, as JSON Merge Patch (RFC 7396);
 * - `locales/<language>/<namespace>.json` adds sentences.
 */
export function layerWorkspace(
  project: Pick<Project, 'root' | 'locales'>,
  folder: string,
  code: Pick<PortalSources, 'schemas' | 'packs'>,
): Workspace {
  const { root } = project;
  const layer = readLayer(root, folder);
  const placed = { folder, over: layer.over, locales: project.locales };
  const parts = ['portal', 'changes', 'locales'].map((part) => `${folder}/${part}`);
  const codeAndSet = codeOver(root, folder, layer, code);
  const texts = new Map(
    [layer.over, project.locales, ...parts].flatMap((part) => inFolder(part, readFiles(root, part))),
  );
  const portalOf = (files: Texts): PortalTexts => ({
    manifests: merged(
      replaced(filesIn(files, layer.over), filesIn(files, `${folder}/portal`)),
      filesIn(files, `${folder}/changes`),
    ),
    locales: merged(filesIn(files, project.locales), filesIn(files, `${folder}/locales`)),
  });
  return {
    texts,
    portalOf,
    sourcesOf: (files) => ({ ...sourcesOf(portalOf(files)), ...codeAndSet }),
    located: (files, place) => located(files, place, partsOf(files, place.file, placed)),
    partsOf: (files, file) => partsOf(files, file, placed),
    over: layer.over,
    isOwn: (file) => file.startsWith(`${folder}/`),
  };
}

/** Folders of the set, of the portal beneath, and of the sentences. */
interface Placed {
  folder: string;
  over: string;
  locales: string;
}

function partsOf(files: Texts, file: string, { folder, over, locales }: Placed): Parts {
  const isCopy = file.startsWith('locales/');
  const replacing = `${folder}/portal/${file}`;
  const whole = !isCopy && files.has(replacing) ? replacing : fileOf({ locales }, over, file);
  const change = isCopy ? `${folder}/${file}` : `${folder}/changes/${file}`;
  return { ...(files.has(whole) && { whole }), ...(files.has(change) && { change }) };
}

type Parts = ReturnType<Workspace['partsOf']>;

/** Places a problem in the file with its part: the file of the changes if they contain it, else the changed one. */
function located(files: Texts, place: Place, { whole, change }: Parts): Place {
  if (whole === undefined || change === undefined) return { ...place, file: whole ?? change ?? place.file };
  const inChange = lineOfPart(files.get(change) ?? '', place.pointer);
  if (inChange !== undefined) return { ...place, file: change, line: inChange };
  return { ...place, file: whole, line: lineAround(files.get(whole) ?? '', place.pointer) };
}

/** Line of a part, or of the nearest part around it. */
function lineAround(text: string, pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lineOfPart(text, at);
    if (line !== undefined) return line;
  }
  return 1;
}

type Files = PortalTexts['manifests'];

function replaced(beneath: Files, above: Files): Files {
  const paths = new Set(above.map(({ path }) => path));
  return [...beneath.filter(({ path }) => !paths.has(path)), ...above];
}

/** Merges files of the same path; the others stay as they are. */
function merged(beneath: Files, above: Files): Files {
  const changed = above.map(({ path, text }) => {
    const found = beneath.find((file) => file.path === path);
    if (!found) return { path, text };
    const value = mergePatch(JSON.parse(found.text), JSON.parse(text));
    return { path, text: `${JSON.stringify(value, undefined, 2)}\n` };
  });
  return replaced(beneath, changed);
}
