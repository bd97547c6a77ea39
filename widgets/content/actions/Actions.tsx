import type { ReactNode } from 'react';
import { useControls, type WidgetProps } from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { ActionsSettings } from '../../generated/settings.ts';
import { InsteadOfMenu } from '../../kit/layout/app-frame/index.ts';

/** A row of buttons and links. */
export function Actions({ settings }: WidgetProps<ActionsSettings>): ReactNode {
  const row = <ControlRow controls={useControls(settings.controls)} />;
  return settings.insteadOfMenu ? <InsteadOfMenu>{row}</InsteadOfMenu> : row;
}
