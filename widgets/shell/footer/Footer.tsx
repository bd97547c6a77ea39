import type { ReactNode } from 'react';
import {
  useNavigation,
  usePortal,
  useSentence,
  useSentences,
  useText,
  type WidgetProps,
} from '../../../engine/index.ts';
import type { FooterSettings } from '../../generated/settings.ts';
import { SiteFooter } from '../../kit/layout/site-footer/index.ts';

/** The end of every page: a few links and whose site it is. */
export function Footer({ settings }: WidgetProps<FooterSettings>): ReactNode {
  const { site, ports } = usePortal();
  const text = useText();
  const shown = useNavigation(settings.navigation);
  const label = useSentence(site.manifests.navigation[settings.navigation]?.label);
  const words = useSentences(shown.map(({ item }) => item.label));
  if (label === undefined) return undefined;
  const links = shown.map(({ destination }, index) => ({
    href: destination.kind === 'inside' ? destination.address : destination.url,
    label: words[index] ?? '',
  }));
  const year = String(new Date(ports.clock.now()).getFullYear());
  const note = text('shell:footerNote', {
    year: { value: year, format: 'text' },
    company: { value: site.manifest.brand.legalName, format: 'text' },
  });
  return <SiteFooter label={label} links={links} note={note} />;
}
