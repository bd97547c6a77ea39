import type { ReactElement } from 'react';
import type { ControlView } from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { ControlButton } from './ControlButton.tsx';

/** Controls in a row; in a column without room for that. Renders nothing without controls. */
export function ControlRow({ controls }: { controls: readonly ControlView[] }): ReactElement | undefined {
  if (controls.length === 0) return undefined;
  return (
    <Inline gap={4}>
      {controls.map((control) => (
        <ControlButton key={control.label} control={control} />
      ))}
    </Inline>
  );
}
