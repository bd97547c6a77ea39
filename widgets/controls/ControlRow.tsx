import type { ReactElement } from 'react';
import type { ControlView } from '../../engine/index.ts';
import { Inline } from '../kit/inline/index.ts';
import { ControlButton } from './ControlButton.tsx';

/** Controls beside each other; below each other where there is no room. Nothing when there are none. */
export function ControlRow({ controls }: { controls: readonly ControlView[] }): ReactElement | undefined {
  if (controls.length === 0) return undefined;
  return (
    <Inline gap={4} align="center">
      {controls.map((control) => (
        <ControlButton key={control.label} control={control} />
      ))}
    </Inline>
  );
}
