import type { ReactNode } from 'react';
import { useText } from '../hook/useCopy.ts';
import { usePortal } from '../../portal/index.ts';
import { useWaits } from './useReadiness.ts';

/** Shown while it is unknown what the page shows. */
export function WaitingScreen(): ReactNode {
  const { presentation } = usePortal();
  const text = useText();
  useWaits();
  return <presentation.Waiting label={text('essential:loading')} />;
}
