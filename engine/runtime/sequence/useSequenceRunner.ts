import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../core/arrival/index.ts';
import type { Sequence } from '../../core/sequence/index.ts';
import { usePortal } from '../portal/index.ts';
import { runSequence } from './runSequence.ts';
import type { SequenceRunner } from './sequenceRunner.ts';

/** Which sequence, where, and for whom. */
export interface SequencePlace {
  shown: Shown;
  sequence: Sequence;
  subject: string;
}

/** Runs a sequence while it is shown, and keeps its state and the address of the page the same. */
export function useSequenceRunner({ shown, sequence, subject }: SequencePlace): SequenceRunner | undefined {
  const portal = usePortal();
  const [runner, setRunner] = useState<SequenceRunner>();
  const { route, state: wanted } = shown;
  const first = useRef({ route, params: shown.params, wanted });

  const { id, manifest } = sequence;
  useEffect(() => {
    const started = runSequence(portal, { id, subject, manifest, at: first.current });
    setRunner(started.runner);
    return started.stop;
  }, [portal, id, subject, manifest]);

  useEffect(() => runner?.open(wanted), [runner, wanted]);
  return runner;
}
