import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Release, ReleaseFile } from '../../../engine/build.ts';
import { nameOf } from './releaseFolder.ts';

/** The first screens of a release, as files of it. */
export interface MadeScreens {
  files: readonly ReleaseFile[];
  /** Number of screens. */
  count: number;
  /** Addresses without a screen, with the reason. */
  notAhead: readonly { path: string; language: string; why: string }[];
}

/** The exports of a project's module `prerender`; see there. Both draw the same release. */
export interface Prerenderer {
  prerender(...given: Given): Promise<{
    languages: readonly string[];
    rules: string;
    screens: readonly { path: string; html: string }[];
    notAhead: MadeScreens['notAhead'];
  }>;
  routeNeeds(...given: Given): Promise<readonly DrawnNeeds[]>;
}

type Given = [
  bundle: string,
  files: readonly ReleaseFile[],
  /** In milliseconds since the epoch. */
  now: number,
  customers: Release['customers'],
];

/** The input of a thread that draws. */
export interface PrerenderTask {
  /** URL of the module `prerender`. */
  prerenderer: string;
  draws: keyof Prerenderer;
  given: Given;
}

/** The needs of an address, with its modules by name; see `engine/runtime/prerender`. */
interface DrawnNeeds {
  path: string;
  toggles: Readonly<Record<string, unknown>>;
  modules: readonly string[];
  files: Readonly<Record<string, readonly string[]>>;
  asks: readonly string[];
}

/** The file in which the build records which files its modules are in. The edge serves no name that begins with a dot. */
export const builtCodeFiles = '.code-files.json';

/** Place of the code that makes screens, in the built portal. The edge serves no name that begins with a dot. */
export const builtPrerenderer = '.prerender/prerender.mjs';

/**
 * Makes the first screens of a release for signed-out visitors, and the first needs of customers, with the code of a built
 * portal; each in a thread, since each takes as long. Undefined if the portal was built without the code for it.
 *
 * @param signal ends the threads; then it rejects
 */
export async function makeScreens(
  builtPortal: string,
  { id, files, customers }: Pick<Release, 'id' | 'files' | 'customers'>,
  now: Date,
  signal?: AbortSignal,
): Promise<MadeScreens | undefined> {
  const script = join(builtPortal, builtPrerenderer);
  if (!existsSync(script)) return undefined;
  const prerenderer = pathToFileURL(script).href;
  const given: Given = [`/assets/releases/${id}.json`, files, now.getTime(), customers];
  const draw = <Name extends keyof Prerenderer>(draws: Name) =>
    inThread<Awaited<ReturnType<Prerenderer[Name]>>>({ prerenderer, draws, given }, signal);
  const [needs, made] = await Promise.all([draw('routeNeeds'), draw('prerender')]);
  const page = readFileSync(join(builtPortal, 'index.html'), 'utf8');
  const scriptOf = (name: string): string | undefined => {
    const [path] = globSync(`assets/${name}-*.js`, { cwd: builtPortal });
    return path && `/${path.replaceAll('\\', '/')}`;
  };
  const text = JSON.stringify({
    languages: made.languages,
    rules: made.rules,
    script: scriptOf('loadWhenIdle'),
    early: scriptOf('early'),
    takesOver: scriptOf('reachBasis'),
    screens: made.screens,
    needs: needsIn(builtPortal, needs),
  });
  return {
    files: [{ path: screensPath(id, page), text }],
    count: made.screens.length,
    notAhead: made.notAhead,
  };
}

/** Rejects with the error that the thread threw. */
function inThread<Drawn>(task: PrerenderTask, signal: AbortSignal | undefined): Promise<Drawn> {
  const thread = new Worker(new URL('prerenderThread.ts', import.meta.url), { workerData: task });
  signal?.addEventListener('abort', () => void thread.terminate(), { once: true });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that draws screens ended with ${code}.`)));
  });
}

/** The needs of each address, with files in place of modules. */
function needsIn(builtPortal: string, drawn: readonly DrawnNeeds[]): object[] {
  const file = join(builtPortal, builtCodeFiles);
  if (!existsSync(file)) return [];
  const code = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  return drawn.map(({ modules, ...needs }) => ({
    ...needs,
    scripts: [...new Set(modules.flatMap((module) => code[module] ?? []))],
  }));
}

/** The file of the screens is named by the release and the built page, which names all of the code by content. */
function screensPath(release: string, page: string): string {
  return `/assets/releases/screens.${release}.${nameOf(page)}.json`;
}
