import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AtomValue } from '../../core/fact/index.ts';
import type { Portal } from '../portal/index.ts';
import type { Notes } from './notes.ts';

/** What a drawing looks like, and which facts it asked. */
export interface DrawnAgain {
  html: string;
  asked: ReadonlySet<string>;
}

/**
 * Draws once more what is drawn whole, with other values of some facts, which stay. A new portal would load everything
 * again in three or four drawings to show the same: most toggles change nothing of what somebody sees. Undefined where
 * something is asked for that was not before; then only a new portal shows what it comes to.
 */
export async function drawAgain(
  portal: Portal,
  notes: Notes,
  view: ReactNode,
  values: Readonly<Record<string, AtomValue | undefined>>,
): Promise<DrawnAgain | undefined> {
  const before = new Map(notes.facts);
  const met = JSON.stringify(sizesOf(notes));
  notes.facts.clear();
  portal.store.set(values);
  const html = renderToString(view);
  const asked = new Set(notes.facts.keys());
  for (const [name, value] of before) notes.facts.set(name, value);
  // What listens asks at the latest in the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return JSON.stringify(sizesOf(notes)) === met ? { html, asked } : undefined;
}

function sizesOf({ pending, ...notes }: Notes): number[] {
  const { copy, widgets, components, personal, files, asked, modules } = notes;
  return [
    pending.length,
    ...[copy, widgets, components, personal, files, asked, modules].map(({ size }) => size),
  ];
}
