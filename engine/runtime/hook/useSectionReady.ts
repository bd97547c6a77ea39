import { usePortal } from '../portal/index.ts';

/** For the first widget of a section whose routes say `"spinner": "section"`: says that there is something to see. */
export function useSectionReady(): () => void {
  return usePortal().navigator.sectionReady;
}
