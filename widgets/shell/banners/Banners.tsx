import type { ReactNode } from 'react';
import {
  useBanners,
  useControls,
  useSentences,
  useText,
  type BannerView,
  type WidgetProps,
} from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { BannersSettings } from '../../generated/settings.ts';
import { Notice } from '../../kit/notice/index.ts';
import { Stack } from '../../kit/stack/index.ts';

/** The banners of a placement, the most urgent first. Nothing, not even space, when there are none. */
export function Banners({ settings }: WidgetProps<BannersSettings>): ReactNode {
  const banners = useBanners(settings.placement);
  if (banners.length === 0) return undefined;
  return (
    <Stack gap={3}>
      {banners.map((banner) => (
        <BannerNotice key={banner.id} view={banner} />
      ))}
    </Stack>
  );
}

function BannerNotice({ view }: { view: BannerView }): ReactNode {
  const { banner, dismiss } = view;
  const words = useText();
  const [title, text] = useSentences([banner.title, banner.text]);
  const controls = useControls(banner.actions ?? [], dismiss && { dismiss });
  if (title === undefined || (banner.text !== undefined && text === undefined)) return undefined;
  const isOffered = (banner.actions ?? []).some((action) => 'dismiss' in action.do);
  return (
    <Notice
      state={banner.tone}
      title={title}
      actions={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}
      dismissal={dismiss && !isOffered ? { label: words('shell:dismiss'), onDismiss: dismiss } : undefined}
    >
      {text}
    </Notice>
  );
}
