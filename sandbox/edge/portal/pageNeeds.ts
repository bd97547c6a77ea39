import { isSo, type RouteNeeds, type ToggleAnswer } from './firstScreens.ts';

/** What a page has the browser ask for at once. */
export interface PageNeeds {
  scripts: readonly string[];
  /** Whatever is fetched: files of the release and answers. */
  fetches: readonly string[];
}

/** Who opens which page. */
export interface NeedsWish {
  path: string;
  language: string;
  /** What the page says of toggles; undefined when nobody knows. */
  toggles: readonly ToggleAnswer[] | undefined;
}

/** Answers that every page of somebody who is signed in asks for. */
const always = ['/auth/session'];

/** Whether a page stands there: an address that leads everybody elsewhere is known, and has no file of its own. */
export function showsSomething({ fetches }: PageNeeds): boolean {
  return fetches.length > always.length;
}

/** What is needed at an address, with all toggles as they are; undefined where that is not known. */
export function needsAt(all: readonly RouteNeeds[], wish: NeedsWish): PageNeeds | undefined {
  const needs = all.filter(
    ({ path, toggles }) =>
      path === wish.path && Object.entries(toggles).every(([name, value]) => isSo(name, value, wish.toggles)),
  );
  if (needs.length === 0) return undefined;
  const union = (of: (each: RouteNeeds) => readonly string[]): string[] => [...new Set(needs.flatMap(of))];
  return {
    scripts: union(({ scripts }) => scripts),
    fetches: [...union(({ files }) => files[wish.language] ?? []), ...always, ...union(({ asks }) => asks)],
  };
}
