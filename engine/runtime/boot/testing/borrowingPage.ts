import { createCopyStore } from '../../copy/index.ts';
import { type History, memoryHistory } from '../../navigation/index.ts';
import {
  type AttemptCall,
  createRegistry,
  type OperationCall,
  type OperationResult,
} from '../../ports/index.ts';
import { createPortal, type Portal } from '../../portal/index.ts';
import { createCodeFit, type LoadedRelease, siteOf, watchPointer } from '../../release/index.ts';
import { runSequence, type SequenceRunner } from '../../sequence/index.ts';
import type { FakePorts } from '../../testing/index.ts';
import { inMemoryToggleSource } from '../../facts/index.ts';
import { isBetweenPages } from '../watchReleases.ts';
import { firstRelease } from '../firstRelease.ts';
import { createPortalHost, type PortalHost } from '../portalHost.tsx';
import { preparePortal } from '../preparePortal.ts';
import { createReleaseSwap } from '../releaseSwap.ts';

/** One load of the page on which a reader borrows a book: everything but the view. */
export interface BorrowingPage {
  host: PortalHost;
  history: History;
  /** Checks the pointer for another release. */
  look(): Promise<void>;
  /** The running sequence; undefined if none is shown. */
  runner(): SequenceRunner | undefined;
  /** Destroys the page without any cleanup, as a reload does. */
  kill(): void;
}

/** The address, the reader, and the library's operations. */
export interface BorrowingPageOptions {
  ports: FakePorts;
  address: string;
  reader: string;
  run: Readonly<Record<string, (call: OperationCall) => Promise<OperationResult>>>;
  /** Finds the outcome of a loan; undefined: it stays unknown. */
  find?: (call: AttemptCall) => Promise<OperationResult>;
}

/** Loads the page as the browser does: release, portal, sequence; and watches the pointer. */
export async function loadPage(options: BorrowingPageOptions): Promise<BorrowingPage> {
  const { ports, reader } = options;
  const history = memoryHistory(options.address);
  const fits = createCodeFit(createRegistry([]), ports);
  const { release } = await firstRelease({
    ports,
    fits,
    pointer: '/current.json',
    bootstrap: undefined,
    environment: 'TEST',
    path: history.current().path,
  });
  const host = createPortalHost();
  const view = createView(reader);
  const open = (next: LoadedRelease): Portal => portalOf(next, history, options);
  const show = (portal: Portal): void => {
    portal.store.set({ 'reader.wish': 'Middlemarch', 'session.username': reader });
    host.show(portal);
    view.show(portal);
  };
  show(open(release));
  const swap = createReleaseSwap<Portal>({
    ports,
    isSafe: () => isBetweenPages(host.current()),
    async prepare(next) {
      const portal = open(next);
      await preparePortal(portal, next.bundle, host.current() ?? portal);
      return portal;
    },
    show,
  });
  const watch = watchPointer({
    ports,
    fits,
    pointer: '/current.json',
    refreshMs: () => 60_000,
    shown: () => host.current()?.release,
    isAway: () => false,
    found: swap.offer,
  });
  const kill = (): void => {
    watch.stop();
    swap.stop();
  };
  return { host, history, look: watch.look, runner: view.runner, kill };
}

function portalOf(
  { path, bundle: { manifests } }: LoadedRelease,
  history: History,
  { ports, run, find = () => Promise.resolve({ outcome: 'unknown' }) }: BorrowingPageOptions,
): Portal {
  const signature = { parameters: [], answers: [], outcomes: {} };
  const operations = Object.entries(run).map(([name, call]) => {
    return [
      name,
      { signature, load: () => Promise.resolve(call), find: () => Promise.resolve(find) },
    ] as const;
  });
  return createPortal({
    release: path,
    manifests,
    parts: {
      page: (id) => manifests.page[id],
      sequence: (id) => manifests.sequence[id],
      prepare: () => undefined,
      hasAnalytics: false,
      analytics: async () => ({}),
      forgetFailures: () => undefined,
    },
    environment: 'TEST',
    registry: createRegistry([{ domain: 'library', operations: Object.fromEntries(operations) }]),
    presentation: {} as never,
    copy: createCopyStore({
      site: siteOf({ manifests }),
      language: 'en',
      essential: {},
      load: () => Promise.resolve({}),
      report: ports.report,
    }),
    toggles: inMemoryToggleSource({}),
    history,
    ports,
  });
}

/** Replaces the view: runs the sequence of the shown route, and stops it when the route is left. */
function createView(subject: string): { show(portal: Portal): void; runner(): SequenceRunner | undefined } {
  let running: { portal: Portal; runner: SequenceRunner; stop(): void } | undefined;
  function follow(portal: Portal): void {
    const { shown } = portal.navigator.screen();
    const id = shown?.sequence;
    if (running && (running.portal !== portal || id === undefined)) {
      running.stop();
      running = undefined;
    }
    const manifest = id === undefined ? undefined : portal.site.manifests.sequence[id];
    if (!shown || id === undefined || !manifest || running) return;
    const at = { route: shown.route, params: shown.params };
    running = {
      portal,
      ...runSequence(portal, { id, subject, manifest, at, prepare: () => Promise.resolve() }),
    };
    running.runner.open(shown.state);
  }
  return {
    runner: () => running?.runner,
    show(portal) {
      portal.navigator.subscribe(() => follow(portal));
      follow(portal);
    },
  };
}
