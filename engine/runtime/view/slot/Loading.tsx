import type { ReactNode } from 'react';
import { useText } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';
import { useWaits } from '../page/useReadiness.ts';

/** Replaces a widget that is loading. */
export function Loading(): ReactNode {
  const { presentation } = usePortal();
  const text = useText();
  useWaits();
  return <presentation.Skeleton label={text('essential:loading')} />;
}
