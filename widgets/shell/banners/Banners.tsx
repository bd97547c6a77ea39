import { useEffect, useRef, type ReactNode } from 'react';
import {
  useBanners,
  useBannersPending,
  useControl,
  useControls,
  useSentences,
  useServices,
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
 * The banners of a placement, the most urgent first; of several places with the same placement each shows its part of
 * them. Nothing, not even space, when there are none. Where the manifest says so, what stands below is held back while
 * that is found out: a banner that came later would push it away.
 */
export function Banners({ settings }: WidgetProps<BannersSettings>): ReactNode {
  const { placement, restOf, atMost } = settings;
  const all = useBanners(placement ?? restOf ?? '');
  const words = useText();
  const isPending = useBannersPending(placement ?? restOf ?? '', all);
  if (settings.holdsBack && isPending)
    return (
      <SkeletonGroup label={words('essential:loading')} holdsBack>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonGroup>
    );
  const banners = restOf === undefined ? all.slice(0, atMost) : all.slice(1);
  if (banners.length === 0) return undefined;
  const notices = (
    <Stack gap={3}>
      {banners.map((banner) => (
        <BannerNotice key={banner.id} view={banner} isQuiet={restOf !== undefined} />
      ))}
    </Stack>
  );
  const { focusAfter } = settings;
  if (focusAfter === undefined) return notices;
  return (
    <Focused after={focusAfter} banners={banners}>
      {notices}
    </Focused>
  );
}

interface FocusedProps {
  after: string;
  banners: readonly BannerView[];
  children: ReactNode;
}

/**
 * Takes the focus some time after it has begun to show, unless somebody is doing something by then. The titles name it: a
 * screen reader says the name of what has the focus, and of a place without one nothing.
 */
function Focused({ after, banners, children }: FocusedProps): ReactNode {
  const { clock, constant } = useServices();
  const titles = useSentences(banners.map(({ banner }) => banner.title));
  const place = useRef<HTMLElement>(null);
  useEffect(
    () =>
      clock.after(Number(constant(after)), () => {
        const { activeElement } = document;
        // A page that has just come has its heading focused.
        const isIdle =
          !activeElement || activeElement === document.body || /^H[1-6]$/.test(activeElement.tagName);
        if (isIdle) place.current?.focus({ preventScroll: true });
      }),
    [clock, constant, after],
  );
  return (
    <section ref={place} aria-label={titles.filter(Boolean).join(' ')} tabIndex={-1}>
      {children}
    </section>
  );
}

function BannerNotice({ view, isQuiet }: { view: BannerView; isQuiet: boolean }): ReactNode {
  const { id, banner, dismiss, hasCross } = view;
  const place = { container: id, ...(dismiss && { dismiss }) };
  const cross = useControl({ label: 'shell:dismiss', do: { dismiss: true } }, place);
  const [title, text] = useSentences([banner.title, banner.text]);
  const controls = useControls(banner.actions ?? [], place);
  if (title === undefined || (banner.text !== undefined && text === undefined)) return undefined;
  return (
    <Notice
      state={banner.tone}
      title={title}
      actions={controls.length > 0 ? <ControlRow controls={controls} /> : undefined}
      isQuiet={isQuiet}
      dismissal={hasCross && cross ? { label: cross.label, onDismiss: cross.press } : undefined}
    >
      {text}
    </Notice>
  );
}
