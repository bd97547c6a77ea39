import type { DataValue } from '../../../core/sequence/index.ts';
import { memoryStorage, type OperationCall, type OperationResult } from '../../ports/index.ts';
import { fakePorts } from '../../testing/index.ts';
import { loadPage } from './borrowingPage.ts';
import type { Library } from './library.ts';

/** A reader's progress when a release is published, and whether they reload the page then. */
export interface Borrower {
  branch: 'harbour' | 'market';
  isGift: boolean;
  stage: 'chosen' | 'review' | 'asked' | 'sent' | 'committed';
  isReloaded: boolean;
}

/** The tab of a reader. */
export interface BorrowingTab {
  borrower: Borrower;
  /** Goes on to the reader's point of progress. */
  proceed(): Promise<void>;
  look(): Promise<void>;
  reload(): Promise<void>;
  /** Finishes the sequence from its present state. @returns the final state */
  finish(): Promise<string | undefined>;
  leave(): Promise<void>;
  go(address: string): void;
  state(): { release: string | undefined; data: Readonly<Record<string, DataValue>> };
}

/** The parts that tabs share. */
export interface BorrowingTabOptions {
  files: ReadonlyMap<string, string>;
  library: Library;
  reader: string;
  borrower: Borrower;
}

/** Opens a tab, with storage that outlives its reloads. */
export async function openTab({
  files,
  library,
  reader,
  borrower,
}: BorrowingTabOptions): Promise<BorrowingTab> {
  const waiting: (() => void)[] = [];
  const letGo = (): void => waiting.splice(0).forEach((end) => end());
  const ports = portsOf(files, reader);
  const run = operationsOf({ library, reader, borrower, waiting });
  let page = await loadPage({ ports, address: '/lend', reader, run });
  const send = (event: string): void => page.runner()?.send(event);
  const at = (): string => page.runner()?.state().at ?? '';
  return {
    borrower,
    look: () => page.look(),
    go: (address) => page.host.current()?.navigator.go(address),
    state: () => ({ release: page.host.current()?.release, data: page.runner()?.state().data ?? {} }),
    async proceed() {
      page.runner()?.change({ branch: borrower.branch, gift: borrower.isGift });
      if (borrower.stage === 'chosen') return;
      send('continue');
      if (borrower.stage === 'review') return;
      send('lend');
      if (borrower.isGift && borrower.stage !== 'asked') send('yes');
      await turn();
    },
    async reload() {
      const { path, query } = page.history.current();
      page.kill();
      // Sent calls still arrive, but nobody receives their answers.
      letGo();
      page = await loadPage({ ports, address: path + query, reader, run });
      await turn();
    },
    async finish() {
      for (let round = 0; round < 8 && at() !== 'lent'; round += 1) {
        letGo();
        await turn();
        const event = { choose: 'continue', review: 'lend', sure: 'yes' }[at()];
        if (event !== undefined) send(event);
        await turn();
      }
      return at();
    },
    async leave() {
      page.host.current()?.navigator.go('/');
      ports.clock.advance(1_000);
      await turn();
    },
  };
}

/** Waits for turns of the event loop, which reading a body and hashing take. */
export async function turn(): Promise<void> {
  for (let round = 0; round < 10; round += 1) await new Promise((resolve) => setTimeout(resolve));
}

function portsOf(files: ReadonlyMap<string, string>, reader: string) {
  let ids = 0;
  return fakePorts({
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    newId: () => `${reader}-${(ids += 1)}`,
    fetch: (path) =>
      Promise.resolve(new Response(files.get(path) ?? '', { status: files.has(path) ? 200 : 404 })),
  });
}

interface OperationsOptions extends Omit<BorrowingTabOptions, 'files'> {
  waiting: (() => void)[];
}

/** Holds answers back until they are released: sent calls are pending when the release is published. */
function operationsOf({ library, reader, borrower, waiting }: OperationsOptions) {
  const late = (result: () => OperationResult): Promise<OperationResult> =>
    new Promise((resolve) => waiting.push(() => resolve(result())));
  return {
    lend(call: OperationCall): Promise<OperationResult> {
      if (borrower.stage !== 'committed') return late(() => library.lend(reader, call));
      const result = library.lend(reader, call);
      return late(() => result);
    },
    find: (call: OperationCall) => Promise.resolve(library.find(call)),
  };
}
