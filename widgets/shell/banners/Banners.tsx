import type { ReactNode } from 'react';
import {
  useBanners,
  useBannersPending,
  useControls,
  useSentences,
  useText,
  type BannerView,
  type WidgetProps,
} from '../../../engine/index.ts';
import { ControlRow } from '../../controls/index.ts';
import type { BannersSettings } from '../../generated/settings.ts';
import { Notice } from '../../kit/notice/index.ts';
import { Skeleton, SkeletonGroup } from '../../kit/skeleton/index.ts';
import { Stack } from '../../kit/stack/index.ts';

/**
 * The banners of a placement, the most urgent first. Nothing, not even space, when there are none. Where the manifest
 * says so, what stands below is held back while that is found out: a banner that came later would push it away.
 */
export function Banners({ settings }: WidgetProps<BannersSettings>): ReactNode {
  const banners = useBanners(settings.placement);
  const words = useText();
  const isPending = useBannersPending(settings.placement, banners);
  if (settings.holdsBack && isPending)
    return (
      <SkeletonGroup label={words('essential:loading')} holdsBack>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
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
