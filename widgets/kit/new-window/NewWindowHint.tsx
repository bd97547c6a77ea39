import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** Says after the words of a link that it opens a new window; nothing where it does not. */
export function NewWindowHint({ hint }: { hint: string | undefined }): ReactElement | undefined {
  return hint === undefined ? undefined : <VisuallyHidden> ({hint})</VisuallyHidden>;
}
