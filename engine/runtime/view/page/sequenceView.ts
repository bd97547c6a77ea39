import type { ReactNode } from 'react';
import type { Shown } from '../../../core/navigation/index.ts';
import type { Portal } from '../../portal/index.ts';

type SequenceView = (props: { shown: Shown }) => ReactNode;

/** The component that shows sequences, or the promise of it: its code is loaded separately. */
export function sequenceView({ loads }: Pick<Portal, 'loads'>): SequenceView | Promise<SequenceView> {
  return loads.once('the view of sequences', load);
}

async function load(): Promise<SequenceView> {
  return (await import('./SequenceView.tsx')).SequenceView;
}
