import { usePortal } from '../../portal/index.ts';
import { useSentences } from './useCopy.ts';

/**
 * What the site says of links that open a new window; undefined until its words are there, and where none is shown.
 *
 * @example
 * const hint = useNewWindowHint(destination.newWindow === true);
 */
export function useNewWindowHint(isShown: boolean): string | undefined {
  const { newWindow } = usePortal().site.manifest;
  const [hint] = useSentences(isShown && newWindow ? [newWindow.hint] : []);
  return hint;
}
