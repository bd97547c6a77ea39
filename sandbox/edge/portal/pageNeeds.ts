import { isSo, type RouteNeeds, type ToggleAnswer } from './firstScreens.ts';

/** The files and answers that a page preloads. */
export interface PageNeeds {
  scripts: readonly string[];
  /** Addresses to fetch: files of the release and answers. */
  fetches: readonly string[];
}

/** The inputs by which needs are chosen. */
export interface NeedsWish {
  path: string;
  language: string;
  /** The toggles of the page; undefined if they are not known. */
  toggles: readonly ToggleAnswer[] | undefined;
}

/** Addresses that every page of a signed-in customer requests. */
const always = ['/auth/session'];

/** Whether an address shows a page: one that always redirects is known too, but has no files of its own. */
export function showsSomething({ fetches }: PageNeeds): boolean {
  return fetches.length > always.length;
}

/** The needs of an address with the present toggles; undefined if they are not known. */
export function needsAt(all: readonly RouteNeeds[], wish: NeedsWish): PageNeeds | undefined {
  const needs = all.filter(
    ({ path, toggles }) =>
      path === wish.path && Object.entries(toggles).every(([name, value]) => isSo(name, value, wish.toggles)),
  );
  if (needs.length === 0) return undefined;
  const union = (of: (each: RouteNeeds) => readonly string[] | undefined): string[] => [
    ...new Set(needs.flatMap((each) => of(each) ?? [])),
  ];
  return {
    scripts: union(({ scripts }) => scripts),
    fetches: [
      ...union(({ files }) => files[wish.language]),
      ...always,
      ...union(({ asks }) => asks[wish.language]),
    ],
  };
}
