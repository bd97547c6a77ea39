import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { AtomValue } from '../../core/fact/index.ts';
import type { Portal } from '../portal/index.ts';
import { sizesOf, type Notes } from './notes.ts';

/**
 * Draws a complete drawing once more with other values of some facts, which stay. A new portal would load everything
 * again in three or four drawings to show the same: most toggles change nothing of the screen. Undefined if the drawing
 * asks for something new; then a new portal is needed.
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
  // The facts at the time of the drawing are its basis.
  for (const [name, value] of before) notes.facts.set(name, value);
  // Listeners ask at the latest in the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return sizesOf(notes) === met ? html : undefined;
}
