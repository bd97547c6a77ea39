import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element above the title of a step; null until it is drawn, and outside of a step. */
export const PlaceAboveTitle = createContext<HTMLElement | null>(null);

/** Moves a part of a step above its title, such as an `ErrorSummary`. Outside of a step the part stays in its place. */
export function AboveTitle({ children }: { children: ReactNode }): ReactNode {
  const place = useContext(PlaceAboveTitle);
  return place === null ? children : createPortal(children, place);
}
