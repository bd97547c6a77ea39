import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../core/arrival/index.ts';
import { addressOf } from '../../core/link/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { buildPath } from '../../core/route/index.ts';
import { stepBeneath, type Sequence } from '../../core/sequence/index.ts';
import { usePortal, type Portal } from '../portal/index.ts';
import { createSequenceRunner, type SequenceRunner } from './sequenceRunner.ts';

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
    const started = start(portal, { id, subject, manifest, at: first.current });
    setRunner(started.runner);
    return started.stop;
  }, [portal, id, subject, manifest]);

  useEffect(() => runner?.open(wanted), [runner, wanted]);
  return runner;
}

interface Start {
  id: string;
  subject: string;
  manifest: SequenceManifest;
  at: { route: string; params: Readonly<Record<string, string>> };
}

function start(
  portal: Portal,
  { id, subject, manifest, at }: Start,
): { runner: SequenceRunner; stop(): void } {
  const { site, store, registry, services, navigator, hold } = portal;
  const runner = createSequenceRunner({
    site,
    store,
    registry,
    services,
    id,
    manifest,
    subject,
    leave: (link) => navigator.go(addressOf(site, link) ?? '/'),
  });
  const path = site.manifests.route[at.route]?.path ?? '/';

  /** A new step is a new entry of the history; a result, or a step that the address did not ask for, is not. */
  function follow(): void {
    const { shown } = navigator.screen();
    const state = stepBeneath(manifest, runner.state().at);
    if (shown?.route !== at.route || shown.state === state) return;
    const address = buildPath(`${path}/${state}`, at.params);
    const replace = shown.state === undefined || manifest.results[state] !== undefined || runner.isOpening();
    if (address !== undefined) navigator.go(address, { replace });
  }

  const stops = [runner.subscribe(follow), hold.add(runner.isHeld), runner.stop];
  return { runner, stop: () => stops.forEach((stop) => stop()) };
}
