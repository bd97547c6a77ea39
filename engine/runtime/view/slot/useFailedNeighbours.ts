import { useLayoutEffect, useRef, useState } from 'react';
import type { PlacedWidget } from '../../../core/manifest/index.ts';

/** A widget that failed. */
interface Failed {
  /** Loads again what it needs. */
  retry: () => void;
  /** Whether it is the one that says so. */
  speak: (does: boolean) => void;
}

const failed = new WeakMap<readonly PlacedWidget[], Map<string, Set<Failed>>>();

/**
 * Widgets of one list that fail with the same error say it once: they mostly lack the same facts, and one box each tells
 * nobody more. The one that failed first speaks, before anything is painted, and its retry is that of them all.
 *
 * @param list where the widget stands
 * @param error its error of the catalogue; the general one is an error, too
 * @returns how to retry all of them; undefined for those that do not speak
 */
export function useFailedNeighbours(
  list: readonly PlacedWidget[],
  error: string | undefined,
  retry: () => void,
): (() => void) | undefined {
  const [speaks, speak] = useState(false);
  const latest = useRef(retry);
  useLayoutEffect(() => {
    latest.current = retry;
  });
  useLayoutEffect(() => {
    const own = { retry: () => latest.current(), speak };
    const same = alike(list, error ?? '');
    same.add(own);
    appoint(same);
    return () => {
      same.delete(own);
      speak(false);
      appoint(same);
    };
  }, [list, error]);
  return speaks ? () => alike(list, error ?? '').forEach((each) => each.retry()) : undefined;
}

function alike(list: readonly PlacedWidget[], error: string): Set<Failed> {
  const byError = failed.get(list) ?? new Map<string, Set<Failed>>();
  failed.set(list, byError);
  const same = byError.get(error) ?? new Set();
  byError.set(error, same);
  return same;
}

function appoint([first]: ReadonlySet<Failed>): void {
  first?.speak(true);
}
