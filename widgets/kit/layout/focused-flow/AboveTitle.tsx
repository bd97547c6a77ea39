import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where something can stand above the title of a step; nothing until that is drawn, and outside of one. */
export const PlaceAboveTitle = createContext<HTMLElement | null>(null);

/** What a part of a step says above its title, as the step itself does: an `ErrorSummary`. Elsewhere it stays in its place. */
export function AboveTitle({ children }: { children: ReactNode }): ReactNode {
  const place = useContext(PlaceAboveTitle);
  return place === null ? children : createPortal(children, place);
}
