import { signedOut, wellKnown } from '../../core/fact/index.ts';
import type { SiteManifest } from '../../core/manifest/index.ts';
import { alikeEnvironments, openSite, routeEntries, type Site } from '../../core/site/index.ts';
import { withClosedFacts } from '../facts/index.ts';
import type { Bundle } from '../release/index.ts';
import { type Composition, type Drawing, type Look } from './drawScreen.tsx';
import { answersOf, drawWithEachAnswer, undecidedToggles } from './drawWithEachAnswer.ts';
import type { FirstScreen, NotAhead } from './firstScreen.ts';
import { looksSoUntil } from './looksSoUntil.ts';

/** A screen is drawn for each combination of the toggles that it depends on; an address with more than so many has none. */
const mostScreens = 8;

/** All screens that can be drawn ahead for one release, and the addresses without one. */
export interface FirstScreens {
  site: SiteManifest;
  screens: readonly FirstScreen[];
  notAhead: readonly NotAhead[];
}

/** The code of a portal, and the texts of a release. */
export type CodeAndRelease = Omit<Composition, 'bundle'>;

/**
 * The first screens of signed-out visitors at every address that looks alike for all of them, which the drawing's own
 * questions show: facts of the browser are unknown to it, and an address that asks a fact which differs between browsers
 * has none.
 *
 * Throws if the release is not complete.
 *
 * @param now time of the drawing, in milliseconds since the epoch
 */
export async function makeFirstScreens(given: CodeAndRelease, now: number): Promise<FirstScreens> {
  const bundle = JSON.parse(given.texts.get(given.release) ?? '') as Bundle;
  const composition = { ...given, bundle };
  const made = new Map<string, FirstScreen>();
  const notAhead = new Map<string, NotAhead>();
  const { site: manifest } = bundle.manifests.site;
  if (!manifest) throw new Error('The release has no site.');
  const leads = (environment: string): string =>
    JSON.stringify(
      Object.values(manifest.external ?? {}).map((urls) => urlIn(urls, environment) !== undefined),
    );
  for (const group of alikeEnvironments(bundle.manifests, leads)) {
    const sites = group.map((environment) => openSite(bundle.manifests, { environment }));
    for (const path of sites[0] ? fixedPaths(sites[0]) : []) {
      for (const { id: language } of manifest.languages) {
        const drawn = await screensInAll(composition, sites, { path, language, now });
        if (typeof drawn === 'string') notAhead.set(`${path} ${language}`, { path, language, why: drawn });
        else for (const { screen, environments } of drawn) add(made, screen, environments);
      }
    }
  }
  return { site: manifest, screens: [...made.values()], notAhead: [...notAhead.values()] };
}

/** An address in environments with the same routes and addresses. A string says why it cannot be drawn. */
async function screensInAll(
  composition: Composition,
  sites: readonly Site[],
  at: Pick<Look, 'path' | 'language' | 'now'>,
): Promise<{ screen: Screen; environments: readonly string[] }[] | string> {
  const [site] = sites;
  if (!site) return [];
  const { environment } = site;
  const drawn = await screensOf(composition, site, {
    ...at,
    environment,
    facts: visitorOf(site, at.language),
  });
  if (typeof drawn === 'string') return drawn;
  const alike = looksTheSame(site, drawn);
  const environments = sites.filter(alike).map((each) => each.environment);
  const others = await screensInAll(
    composition,
    sites.filter((each) => !alike(each)),
    at,
  );
  if (typeof others === 'string') return others;
  return [...drawn.map((screen) => ({ screen, environments })), ...others];
}

function urlIn(urls: Readonly<Record<string, string>>, environment: string): string | undefined {
  return urls[environment] ?? urls['default'];
}

/**
 * The other environments in which a screen looks the same. Environments differ in external addresses, so only a screen
 * that links to one can differ: nearly all are alike in all six, and drawing them in each took six times as long.
 */
function looksTheSame(drawnIn: Site, screens: readonly Screen[]): (other: Site) => boolean {
  const leadsTo = (url: string): boolean => {
    const host = URL.parse(url)?.host;
    return host === undefined || screens.some(({ html }) => html.includes(host));
  };
  return ({ environment }) =>
    Object.values(drawnIn.manifest.external ?? {}).every((urls) => {
      const url = urlIn(urls, drawnIn.environment);
      return url === undefined || url === urlIn(urls, environment) || !leadsTo(url);
    });
}

/** A browser that loads a page has a network: if that were unknown, toggles of the offline message would double screens. */
function visitorOf(site: Site, language: string): Look['facts'] {
  const online = { [wellKnown.online]: true, [wellKnown.startedOffline]: false };
  const told = Object.entries(online).filter(([name]) => site.vocabulary.slotOf(name) !== undefined);
  return withClosedFacts(site, {
    ...signedOut,
    ...Object.fromEntries(told),
    [wellKnown.language]: language,
  });
}

/** Paths without a parameter. */
function fixedPaths({ manifests, environment }: Site): string[] {
  const paths = [...routeEntries(manifests, environment)].map(({ path }) => path);
  return paths.filter((path) => !/[:*]/.test(path));
}

/** A screen, with the environments in which it looks the same. */
type Screen = Omit<FirstScreen, 'environments'>;

/** Merges equal screens of several environments. */
function add(made: Map<string, FirstScreen>, screen: Screen, environments: readonly string[]): void {
  const key = JSON.stringify(screen);
  const before = made.get(key)?.environments ?? [];
  made.set(key, { ...screen, environments: [...before, ...environments] });
}

/** One screen for each combination of the toggles that change it. */
async function screensOf(composition: Composition, site: Site, look: Look): Promise<Screen[] | string> {
  const screens: Screen[] = [];
  const open: Look[] = [look];
  for (let next = open.pop(); next; next = open.pop()) {
    const drawing = await drawWithEachAnswer(composition, site, next);
    if (typeof drawing === 'string') return drawing;
    const { undecided } = drawing;
    if (undecided !== undefined) open.push(...answersOf(site, undecided).map((facts) => also(next, facts)));
    else {
      const obstacle = obstacleIn(drawing);
      if (obstacle !== undefined) return obstacle;
      screens.push(await screenOf(composition, site, next, drawing));
    }
    if (screens.length + open.length > mostScreens) return 'it depends on too many toggles';
  }
  return screens;
}

function also(look: Look, facts: Look['facts']): Look {
  return { ...look, facts: { ...look.facts, ...facts } };
}

/** React's marks of incomplete parts, and controls that do nothing without the script. */
const unfinished = /<!--\$[?!]-->|<template|<script/;
const scripted = /<(?:button|input|select|textarea|form|summary)\b|role="button"/;
const styled = /<[^>]+ style="/;

function obstacleIn({ html, notes }: Drawing): string | undefined {
  const [personal] = notes.personal;
  if (personal !== undefined) return `it depends on the ${personal} of the browser`;
  if (unfinished.test(html)) return 'a part of it fails or is never ready';
  if (scripted.test(html)) return 'it has a control that is dead without the script';
  return styled.test(html) ? 'it has a style in its HTML, which the policy forbids' : undefined;
}

async function screenOf(composition: Composition, site: Site, look: Look, drawing: Drawing): Promise<Screen> {
  const { html, title, address, notes } = drawing;
  const drawnAt = async (now: number): Promise<string | undefined> => {
    const then = await drawWithEachAnswer(composition, site, { ...look, now });
    return typeof then === 'string' || then.undecided !== undefined ? undefined : then.html;
  };
  const unimportant = new Set(undecidedToggles(site, notes.facts));
  const until = notes.clock ? await looksSoUntil(html, look.now, drawnAt) : undefined;
  const known = Object.keys(composition.bundle.copy[look.language] ?? {});
  return {
    path: look.path,
    language: look.language,
    title,
    html,
    loads: [...notes.files],
    ...(until !== undefined && { until }),
    basis: {
      release: composition.release,
      language: look.language,
      address,
      facts: Object.fromEntries(
        [...notes.facts].flatMap(([name, value]) => (unimportant.has(name) ? [] : [[name, value ?? null]])),
      ),
      copy: [...notes.copy].filter((name) => known.includes(name)),
      widgets: [...notes.widgets],
      components: [...notes.components],
    },
  };
}
