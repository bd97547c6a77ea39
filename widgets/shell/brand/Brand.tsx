import type { ReactNode } from 'react';
import { useBrand, useHref, type WidgetProps } from '../../../engine/index.ts';
import type { BrandSettings } from '../../generated/settings.ts';
import { BrandMark } from '../../kit/layout/brand-mark/index.ts';

/** The brand in the header; it leads somewhere where the manifest says so. */
export function Brand({ settings }: WidgetProps<BrandSettings>): ReactNode {
  const href = useHref(settings.link);
  return <BrandMark name={useBrand().name} href={href} />;
}
