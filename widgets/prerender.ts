import {
  drawVisit,
  makeFirstScreens,
  makeRouteNeeds,
  type Bundle,
  type FirstScreens,
  type RouteNeeds,
  type Visit,
  type VisitScreen,
} from '../engine/runtime/prerender/index.ts';
import { composition } from './composition.ts';
import { brandRule } from './kit/tokens/index.ts';
import { brandColors } from './shell/frame/index.ts';

/** A file of a release: its path from the portal's root, and its content. */
interface ReleaseFile {
  path: string;
  text: string;
}

/** The first screens, and the style rules that the script would add. */
interface Prerendered extends FirstScreens {
  languages: readonly string[];
  rules: string;
}

/**
 * Draws the first screens of a release for signed-out visitors, as HTML, with the portal's code. Built for Node beside the
 * portal of main.tsx from the same code.
 *
 * @param bundlePath path of the release's bundle, which is one of the files
 * @param now the moment of drawing, in milliseconds since the epoch
 */
export async function prerender(
  bundlePath: string,
  files: readonly ReleaseFile[],
  now: number,
): Promise<Prerendered> {
  const made = await makeFirstScreens(codeAnd(bundlePath, files), now);
  const { brand, languages } = made.site;
  return {
    ...made,
    languages: languages.map(({ id }) => id),
    rules: brandRule(brandColors(brand.colors)),
  };
}

/**
 * The requests of customers' first screens.
 *
 * @param customers facts of customers who are signed in
 */
export function routeNeeds(
  bundlePath: string,
  files: readonly ReleaseFile[],
  now: number,
  customers: readonly Readonly<Record<string, string | number | boolean>>[],
): Promise<readonly RouteNeeds[]> {
  return makeRouteNeeds(codeAnd(bundlePath, files), customers, now);
}

function codeAnd(release: string, files: readonly ReleaseFile[]): Parameters<typeof makeRouteNeeds>[0] {
  return { ...composition, release, texts: new Map(files.map(({ path, text }) => [path, text])) };
}

/**
 * Draws what one customer sees first, when they ask for it.
 *
 * @param texts the files of a release by their path
 * @returns the screen, or why there is none
 */
export function prepareVisits(
  bundlePath: string,
  texts: ReadonlyMap<string, string>,
): (visit: Visit) => Promise<VisitScreen | string> {
  const bundle = JSON.parse(texts.get(bundlePath) ?? '') as Bundle;
  return (visit) => drawVisit({ ...composition, release: bundlePath, texts, bundle }, visit);
}
