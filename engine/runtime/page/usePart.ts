import { use } from 'react';

/** A part of the release: at hand, or waited for by the nearest Suspense; a load that fails is thrown to the boundary. */
export function usePart<Part extends object>(part: Part | Promise<Part> | undefined): Part | undefined {
  return part instanceof Promise ? use(part) : part;
}
