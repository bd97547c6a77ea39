import { createContext } from 'react';

/** The running action of the page; undefined when there is none. The primary button then says so and keeps the focus. */
export const BusyContext = createContext<string | undefined>(undefined);
