import type { ReactNode } from 'react';
import {
  useBrand,
  useNavigation,
  useSentences,
  useServices,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { FooterSettings } from '../../generated/settings.ts';
import { SiteFooter } from '../../kit/layout/site-footer/index.ts';

/** The end of every page: a few links and whose site it is. */
export function Footer({ settings }: WidgetProps<FooterSettings>): ReactNode {
  const { clock } = useServices();
  const { legalName } = useBrand();
  const text = useText();
  const { label, items } = useNavigation(settings.navigation);
  const words = useSentences(items.map(({ item }) => item.label));
  if (label === undefined) return undefined;
  const links = items.map(({ destination }, index) => ({
    href: destination.kind === 'inside' ? destination.address : destination.url,
    label: words[index] ?? '',
  }));
  const year = String(new Date(clock.now()).getFullYear());
  const note = text('shell:footerNote', {
    year: { value: year, format: 'text' },
    company: { value: legalName, format: 'text' },
  });
  return <SiteFooter label={label} links={links} note={note} />;
}
