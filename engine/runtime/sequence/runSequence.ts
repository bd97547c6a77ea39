import { addressOf } from '../../core/link/index.ts';
import { returnAddress, withReturn } from '../../core/navigation/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { buildPath } from '../../core/route/index.ts';
import { stepBeneath } from '../../core/sequence/index.ts';
import type { Portal } from '../portal/index.ts';
import { createPin } from '../release/index.ts';
import { createSequenceRunner, type SequenceRunner } from './sequenceRunner.ts';

/** A sequence that is to run, and the route that shows it. */
export interface SequenceRun {
  id: string;
  /** Whose attempt it is. */
  subject: string;
  manifest: SequenceManifest;
  at: { route: string; params: Readonly<Record<string, string>> };
  /** Loads everything that the sequence may have to show. Rejects when something cannot be had. */
  prepare(): Promise<unknown>;
}

/**
 * Runs a sequence: the address follows its state, the portal is held while something is on its way, and the tab's
 * reloads stay on the release that it runs in until it is left.
 */
export function runSequence(
  portal: Portal,
  { id, subject, manifest, at, prepare }: SequenceRun,
): { runner: SequenceRunner; stop(): void } {
  const { site, store, registry, services, ports, navigator, hold, analytics } = portal;
  const runner = createSequenceRunner({
    site,
    store,
    registry,
    services,
    ports,
    id,
    manifest,
    subject,
    track: analytics.track,
    prepare,
    query: () => navigator.screen().entry.query,
    leave: (link) =>
      navigator.go(addressOf(site, link, { params: at.params, assignment: store.assignment() }) ?? '/'),
  });
  const path = site.manifests.route[at.route]?.path ?? '/';

  /**
   * A new step is a new entry of the history; a result, or a step that the address did not ask for, is not. Where the
   * address says to return to another one afterwards, that of each step says so, too.
   */
  function follow(): void {
    const { shown, entry } = navigator.screen();
    const state = stepBeneath(manifest, runner.state());
    if (shown?.route !== at.route || shown.state === state) return;
    const address = buildPath(`${path}/${state}`, at.params);
    const replace =
      shown.state === undefined || manifest.results?.[state] !== undefined || runner.isOpening();
    const back = returnAddress(site, entry);
    if (address !== undefined)
      navigator.go(back === undefined ? address : withReturn(site, address, back), { replace });
  }

  const pin = createPin(ports.tabStorage);
  if (portal.release !== undefined) pin.set({ release: portal.release, sequence: id });
  portal.running.sequence = runner;
  const forget = (): void => {
    if (portal.running.sequence === runner) portal.running.sequence = undefined;
  };
  const stops = [
    runner.subscribe(follow),
    hold.add(runner.isHeld, runner.subscribe),
    runner.stop,
    pin.clear,
    forget,
  ];
  return { runner, stop: () => stops.forEach((stop) => stop()) };
}
