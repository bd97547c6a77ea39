import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AtomValue } from '../../core/fact/index.ts';
import type { Portal } from '../portal/index.ts';
import { sizesOf, type Notes } from './notes.ts';

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
): Promise<string | undefined> {
  const met = sizesOf(notes);
  const before = new Map(notes.facts);
  portal.store.set(values);
  const html = renderToString(view);
  // What was known when the page was drawn is what it was made from.
  for (const [name, value] of before) notes.facts.set(name, value);
  // What listens asks at the latest in the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return sizesOf(notes) === met ? html : undefined;
}
