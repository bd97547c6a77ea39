import { createContext } from 'react';
import type { SequenceRunner } from './sequenceRunner.ts';

/** The sequence that the customer is in; undefined outside of one. */
export const SequenceContext = createContext<SequenceRunner | undefined>(undefined);
