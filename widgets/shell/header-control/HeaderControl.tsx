import type { ReactNode } from 'react';
import { useControl, type WidgetProps } from '../../../engine/index.ts';
import type { HeaderControlSettings } from '../../generated/settings.ts';
import { iconOf } from '../../icons/index.ts';
import { Icon } from '../../kit/icon/index.ts';
import { HeaderAction } from '../../kit/layout/header-bar/index.ts';

/** One action of the header. */
export function HeaderControl({ settings }: WidgetProps<HeaderControlSettings>): ReactNode {
  const control = useControl(settings.control);
  if (!control) return undefined;
  const icon = settings.icon === undefined ? undefined : <Icon glyph={iconOf(settings.icon)} />;
  const { label, href, press, newWindow } = control;
  if (href === undefined) return <HeaderAction label={label} icon={icon} onPress={press} />;
  return <HeaderAction label={label} icon={icon} href={href} newWindow={newWindow} />;
}
