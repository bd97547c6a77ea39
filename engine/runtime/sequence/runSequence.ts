import { addressOf } from '../../core/link/index.ts';
import { returnAddress, withReturn } from '../../core/navigation/index.ts';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { buildPath } from '../../core/route/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { stepBeneath } from '../../core/sequence/index.ts';
import type { Portal } from '../portal/index.ts';
import { createPin } from '../release/index.ts';
import { createSequenceRunner, type SequenceRunner } from './sequenceRunner.ts';

/** A sequence to run, with the route that shows it. */
export interface SequenceRun {
  id: string;
  /** The subject and customer of the attempt. */
  subject: string;
  manifest: SequenceManifest;
  at: { route: string; params: Readonly<Record<string, string>> };
  /** Loads everything that the sequence may have to show. Rejects if something cannot be loaded. */
  prepare(): Promise<unknown>;
}

/**
 * Runs a sequence: the address follows its state, navigation is blocked while something is on its way, and reloads of the
 * tab stay on its release until it is left.
 */
export function runSequence(
  portal: Portal,
  { id, subject, manifest, at, prepare }: SequenceRun,
): { runner: SequenceRunner; stop(): void } {
  const { site, store, ports, navigator, navigationBlock, analytics } = portal;
  const runner = createSequenceRunner({
    ...portal,
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
   * A new step adds an entry to the history; a result, what comes in the place of one (it was not known, and nothing was
   * done), or a step that the address did not ask for, replaces it. Such a step is drawn before its address follows: a
   * customer who has scrolled or begun to type there stays where they are. A return address stays in the addresses of all
   * steps.
   */
  function follow(): void {
    const { shown, entry } = navigator.screen();
    const state = stepBeneath(manifest, runner.state());
    if (shown?.route !== at.route || shown.state === state) return;
    const address = buildPath(`${path}/${state}`, at.params);
    const follows = shown.state === undefined || runner.isOpening();
    const replace = follows || [state, shown.state].some((each = '') => ownValue(manifest.results, each));
    const back = returnAddress(site, entry);
    if (address !== undefined)
      navigator.go(back === undefined ? address : withReturn(site, address, back), { replace, follows });
  }

  const pin = createPin(ports.tabStorage);
  if (portal.release !== undefined) pin.set({ release: portal.release, sequence: id });
  portal.running.sequence = runner;
  const forget = (): void => {
    if (portal.running.sequence === runner) portal.running.sequence = undefined;
  };
  const stops = [
    runner.subscribe(follow),
    navigationBlock.add(runner.blocksNavigation, runner.subscribe),
    runner.stop,
    pin.clear,
    forget,
  ];
  return { runner, stop: () => stops.forEach((stop) => stop()) };
}
