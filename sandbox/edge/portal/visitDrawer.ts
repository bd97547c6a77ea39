import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRecord } from '../../platform/json.ts';
import type { ReleaseStore } from '../releases/index.ts';

/** A signed-in customer's request for a page, with a way to send requests as that customer. */
export interface Visit {
  /** Path and query. */
  path: string;
  language: string;
  environment: string;
  toggles: unknown;
  settings: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  now: number;
  /** Requests an address of the portal's origin with the headers that identify the customer. */
  ask(address: string): Promise<Response>;
}

/** The answers and the screen in one customer's page. */
export interface DrawnVisit {
  /** Answers by their address. */
  answers: Readonly<Record<string, unknown>>;
  /** The first screen; undefined if it cannot be drawn, or not in time. */
  screen: VisitScreen | undefined;
}

/** One customer's first screen as HTML, with the inputs it was drawn from: the page's code compares all of them. */
export interface VisitScreen {
  html: string;
  title: string;
  basis: {
    language: string;
    /** Path and query of the drawn page. */
    address: string;
    visit?: { unstored: object; sequence?: string };
  };
}

/** Draws first screens of customers on request. */
export interface VisitDrawer {
  draw(bundle: string, visit: Visit): Promise<DrawnVisit>;
}

/** Draws with the code of the built portal. A string result says why there is no screen. */
type Draw = (visit: Visit) => Promise<VisitScreen | string>;

/** The exports of the built widgets/prerender.ts; see there. */
interface BuiltDrawer {
  prepareVisits?(bundle: string, texts: ReadonlyMap<string, string>): Draw;
}

/** Path of the build of widgets/prerender.ts in the built portal. No name that begins with a dot is served. */
const builtDrawer = '.prerender/prerender.mjs';

/** Each drawing takes some ten milliseconds of CPU time: above this number pages get no drawn screen. */
const mostAtOnce = 4;

/** Number of releases kept prepared: the live one, the one before, and a staged one. */
const mostReleases = 3;

/** Dependencies and limits of a drawer. */
export interface VisitDrawerOptions {
  /** Folder of the built portal; one built without widgets/prerender.ts draws nothing. */
  builtPortal: string;
  releases: Pick<ReleaseStore, 'find'>;
  /** Longest time that a page waits for its screen, in milliseconds; 0: nothing is drawn. */
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
      // Answers received so far are in the page, so the browser need not request them again.
      return { answers: { ...answers }, screen };
    },
  };
}

/** The text of all files of a release by their path; undefined if one is missing. */
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
