import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { builtPrerenderer, builtSource } from '../../../scripts/portal/releases/index.ts';
import { linkProject } from '../../../scripts/portal/testing/copyProject.ts';
import type { PortalTexts } from '../../../scripts/portal/portalTexts.ts';
import type { HousePlaces } from '../house/places.ts';

/** The working copy of somebody from product ops: files to edit, and the real `portal` command. */
export interface WorkingCopy {
  write(path: string, manifest: object): void;
  remove(path: string): void;
  /** Changes the sentences of a namespace in a language. */
  say(language: string, namespace: string, sentences: object): void;
  /**
   * Runs the command with a built portal that lacks the code for prerendered screens, which takes two thirds of publishing:
   * the script then draws the pages.
   *
   * @returns the output of the command @throws Error with the output, if the command fails
   */
  portal(...words: string[]): Promise<string>;
  /** Runs the command with the whole portal: the release has prerendered screens. */
  portalWithScreens(...words: string[]): Promise<string>;
  dispose(): void;
}

const project = join(import.meta.dirname, '../../..');

/** A copy of exactly the files from which the house's portal was built. */
export function openWorkingCopy({ builtPortal, dataFolder }: HousePlaces): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), 'working-copy-'));
  const texts = JSON.parse(readFileSync(join(builtPortal, builtSource), 'utf8')) as PortalTexts;
  const place = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, text } of texts.manifests) place(`manifests/portal/${path}`, text);
  for (const { path, text } of texts.locales) place(`locales/${path}`, text);
  linkProject(folder);
  const withoutScreens = join(folder, 'built');
  mkdirSync(withoutScreens);
  for (const name of readdirSync(builtPortal))
    if (name !== dirname(builtPrerenderer)) symlinkSync(join(builtPortal, name), join(withoutScreens, name));
  const run = async (portalFolder: string, words: readonly string[]): Promise<string> => {
    const env = {
      ...process.env,
      PORTAL_PROJECT: folder,
      PORTAL_FOLDER: portalFolder,
      DATA_FOLDER: dataFolder,
    };
    const script = join(project, 'scripts/portal.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], { env });
    return stdout;
  };
  return {
    write: (path, manifest) => place(path, JSON.stringify(manifest)),
    remove: (path) => rmSync(join(folder, path)),
    say(language, namespace, sentences) {
      const path = `locales/${language}/${namespace}.json`;
      const tree = JSON.parse(readFileSync(join(folder, path), 'utf8')) as object;
      place(path, JSON.stringify({ ...tree, ...sentences }));
    },
    portal: (...words) => run(withoutScreens, words),
    portalWithScreens: (...words) => run(builtPortal, words),
    dispose: () => rmSync(folder, { recursive: true }),
  };
}
