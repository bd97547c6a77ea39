import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRecord } from '../../platform/json.ts';
import type { ReleaseStore } from '../releases/index.ts';

/** Who opens an address, and how to ask for them. */
export interface Visit {
  /** Path and query. */
  path: string;
  language: string;
  environment: string;
  toggles: unknown;
  settings: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Asks the portal's own origin with what they have sent. */
  ask(address: string): Promise<Response>;
}

/** What a page comes with for one customer. */
export interface DrawnVisit {
  /** Answers by their address. */
  answers: Readonly<Record<string, unknown>>;
  /** What is seen first; undefined where nothing can be drawn, or not in time. */
  screen: VisitScreen | undefined;
}

/** What one customer sees first, as HTML, and what it was made from: the page's code compares all of it. */
export interface VisitScreen {
  html: string;
  title: string;
  basis: {
    language: string;
    /** Path and query of what is seen. */
    address: string;
    visit?: { unstored: object; sequence?: string };
  };
}

/** Draws what customers see first, when they ask for it. */
export interface VisitDrawer {
  draw(bundle: string, visit: Visit): Promise<DrawnVisit>;
}

/** Draws with the code of the built portal. A text says why there is no screen. */
type Draw = (visit: Visit) => Promise<VisitScreen | string>;

/** What the build of widgets/prerender.ts exports; see there. */
interface BuiltDrawer {
  prepareVisits?(bundle: string, texts: ReadonlyMap<string, string>): Draw;
}

/** Where the build puts it, in the built portal. No name that begins with a dot is served. */
const builtDrawer = '.prerender/prerender.mjs';

/** Each drawing takes some ten milliseconds of the processor: under load pages load as they would without. */
const mostAtOnce = 4;

/** Releases of which the files are held: the live one, the one before, and one that some get first. */
const mostReleases = 3;

/** What a drawer is put together from. */
export interface VisitDrawerOptions {
  /** Folder of the built portal; one that was built without the code for it draws nothing. */
  builtPortal: string;
  releases: Pick<ReleaseStore, 'find'>;
  /** Whoever opens a page waits no longer for its screen, in milliseconds; 0: nothing is drawn. */
  longest: number;
  report(reason: unknown): void;
}

/** Creates a drawer that has loaded nothing yet. */
export function createVisitDrawer({
  builtPortal,
  releases,
  longest,
  report,
}: VisitDrawerOptions): VisitDrawer {
  const script = join(builtPortal, builtDrawer);
  const prepared = new Map<string, Promise<Draw | undefined>>();
  let drawing = 0;

  async function prepare(bundle: string): Promise<Draw | undefined> {
    if (!existsSync(script)) return undefined;
    const { prepareVisits } = (await import(pathToFileURL(script).href)) as BuiltDrawer;
    const texts = await textsOf(bundle, releases);
    return texts && prepareVisits?.(bundle, texts);
  }

  function preparedFor(bundle: string): Promise<Draw | undefined> {
    const known = prepared.get(bundle) ?? prepare(bundle);
    prepared.delete(bundle);
    prepared.set(bundle, known);
    for (const oldest of prepared.keys()) if (prepared.size > mostReleases) prepared.delete(oldest);
    return known;
  }

  async function screenOf(bundle: string, visit: Visit): Promise<VisitScreen | undefined> {
    drawing += 1;
    try {
      const drawn = await (await preparedFor(bundle))?.(visit);
      return typeof drawn === 'string' ? undefined : drawn;
    } catch (reason) {
      report(reason);
      return undefined;
    } finally {
      drawing -= 1;
    }
  }

  return {
    async draw(bundle, visit) {
      const answers: Record<string, unknown> = {};
      const ask = async (address: string): Promise<Response> => {
        const response = await visit.ask(address);
        const text = await response.clone().text();
        const answer = response.ok ? parseRecord(text) : undefined;
        if (answer) answers[address] = answer;
        return response;
      };
      if (longest === 0 || drawing >= mostAtOnce) return { answers, screen: undefined };
      const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(resolve, longest, undefined);
      const screen = await Promise.race([screenOf(bundle, { ...visit, ask }), tooLate]);
      clearTimeout(timer);
      // What has been answered by now need not be asked again.
      return { answers: { ...answers }, screen };
    },
  };
}

/** All files of a release by their path; undefined when it is not whole. */
async function textsOf(
  bundle: string,
  { find }: Pick<ReleaseStore, 'find'>,
): Promise<ReadonlyMap<string, string> | undefined> {
  const read = async (path: string): Promise<[string, string] | undefined> => {
    const file = await find(path);
    return file && [path, file.bytes.toString('utf8')];
  };
  const whole = await read(bundle);
  if (!whole) return undefined;
  const { parts = {}, copy = {} } = JSON.parse(whole[1]) as Record<'parts' | 'copy', Paths | undefined>;
  const paths = [...Object.values(parts), ...Object.values(copy)].flatMap((each) => Object.values(each));
  const others = await Promise.all([...new Set(paths)].map(read));
  return others.includes(undefined)
    ? undefined
    : new Map([whole, ...others.filter((each) => each !== undefined)]);
}

type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;
