import type { ReactNode } from 'react';
import { useControls, type WidgetProps } from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { ActionsSettings } from '../../generated/settings.ts';

/** A row of buttons and links. */
export function Actions({ settings }: WidgetProps<ActionsSettings>): ReactNode {
  return <ControlRow controls={useControls(settings.controls)} />;
}
