import type { ReactNode } from 'react';
import type { ShownField } from '../../engine/index.ts';
import { Badge } from '../kit/badge/index.ts';
import { MethodMark } from '../kit/method-mark/index.ts';

/** A field as people read it: words, a badge where its record gives its value a tone, or a mark before the words. */
export function FieldText({ shown }: { shown: ShownField | undefined }): ReactNode {
  if (shown?.marked !== undefined) {
    return (
      <>
        <MethodMark type={shown.marked} inText />
        {shown.text}
      </>
    );
  }
  if (!shown?.tone) return shown?.text;
  return <Badge state={shown.tone}>{shown.text}</Badge>;
}
