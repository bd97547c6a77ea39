import type { ReactNode } from 'react';
import type { ShownField } from '../../engine/index.ts';
import { Badge } from '../kit/badge/index.ts';

/** A field as people read it: words, or a badge where its record gives its value a tone. */
export function FieldText({ shown }: { shown: ShownField | undefined }): ReactNode {
  if (!shown?.tone) return shown?.text;
  return <Badge state={shown.tone}>{shown.text}</Badge>;
}
