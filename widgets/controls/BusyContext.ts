import { createContext } from 'react';

/** What is under way on the page; undefined when nothing is. The primary button then says so and keeps the focus. */
export const BusyContext = createContext<string | undefined>(undefined);
