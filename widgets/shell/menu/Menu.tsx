import type { ReactNode } from 'react';
import { useNavigation, useNewWindowHint, useSentences, type WidgetProps } from '../../../engine/index.ts';
import type { MenuSettings } from '../../generated/settings.ts';
import { iconOf } from '../../icons/index.ts';
import { Icon } from '../../kit/icon/index.ts';
import { FooterMenu } from '../../kit/layout/footer-menu/index.ts';
import { SideMenu } from '../../kit/layout/side-menu/index.ts';

/** A menu made of a navigation manifest, beside the content or at the foot of the screen. */
export function Menu({ settings }: WidgetProps<MenuSettings>): ReactNode {
  const { label, items: shown } = useNavigation(settings.navigation);
  const words = useSentences(shown.map(({ item }) => item.label));
  const isOpening = shown.map(
    ({ destination }) => destination.kind === 'outside' && destination.newWindow === true,
  );
  const hint = useNewWindowHint(isOpening.includes(true));
  if (label === undefined) return undefined;
  const items = shown.map(({ item, destination, current }, index) => ({
    key: item.id,
    href: destination.kind === 'inside' ? destination.address : destination.url,
    label: words[index] ?? '',
    icon: <Icon glyph={iconOf(item.icon ?? '')} />,
    isCurrent: current,
    ...(isOpening[index] === true && hint !== undefined && { newWindow: hint }),
  }));
  return settings.form === 'side' ? (
    <SideMenu label={label} items={items} />
  ) : (
    <FooterMenu label={label} items={items} />
  );
}
