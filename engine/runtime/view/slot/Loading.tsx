import type { ReactNode } from 'react';
import { useText } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';
import { useWaits } from '../page/useReadiness.ts';

/** What stands in the place of a widget that is on its way. */
export function Loading(): ReactNode {
  const { presentation } = usePortal();
  const text = useText();
  useWaits();
  return <presentation.Skeleton label={text('essential:loading')} />;
}
