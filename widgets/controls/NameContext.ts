import { createContext } from 'react';

/**
 * The name of the thing that controls are about, where others beside it have equal ones: hidden words after their own.
 * Undefined elsewhere.
 */
export const NameContext = createContext<string | undefined>(undefined);
