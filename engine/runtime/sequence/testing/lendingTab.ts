import type { SequenceManifest } from '../../../core/manifest/index.ts';
import { siteOf } from '../../../core/testing/index.ts';
import { createFactSources, createFactStore, type FactStore } from '../../facts/index.ts';
import {
  type AttemptCall,
  createRegistry,
  type FactSource,
  type KeyValueStorage,
  type OperationCall,
  type OperationResult,
} from '../../ports/index.ts';
import { createSequenceRunner, type SequenceRunner } from '../sequenceRunner.ts';
import { fakePorts, fakeServices, type FakePorts } from '../../testing/index.ts';
import { lending, lendingParts } from './lending.ts';

/** A call of an operation, or a query of its outcome (`find lend`), that waits for the test to end it. */
export interface PendingCall extends Pick<OperationCall, 'idempotencyKey' | 'signal'> {
  operation: string;
  /** For operations. */
  input?: OperationCall['input'];
  /** For queries of an outcome. */
  close?: boolean;
  end(result: OperationResult): void;
  fail(reason: unknown): void;
}

/** A tab in which a reader borrows a book. */
export interface LendingTab {
  runner: SequenceRunner;
  store: FactStore;
  ports: FakePorts;
  /** Every call of an operation so far, in order. */
  calls: PendingCall[];
  /** Routes for which the sequence was left. */
  left: string[];
}

type Asked = OperationCall | AttemptCall;

/** Shared storages, and other settings of a tab. */
export interface LendingOptions {
  storage?: KeyValueStorage;
  tabStorage?: KeyValueStorage;
  newId?: () => string;
  /** Answers calls instead of waiting for the test. */
  answer?: (call: Asked, operation: string) => Promise<OperationResult>;
  /** The operation whose code cannot be loaded. */
  missing?: string;
  /** Whether the code for later messages cannot be loaded. */
  unprepared?: boolean;
  /** Loads that code. */
  prepare?: () => Promise<unknown>;
  isOffline?: () => boolean;
  /** Whether the source of what is known of a reader fails each time. Otherwise nothing of it comes by itself. */
  isReaderLost?: boolean;
  /** Query of the address. */
  query?: string;
  /** Replaces the usual lending. */
  manifest?: SequenceManifest;
}

/** Opens a tab, with the present storages of the browser and of the tab. */
export function lendingTab({
  answer,
  missing,
  unprepared = false,
  prepare,
  isReaderLost = false,
  manifest = lending,
  query = '',
  ...given
}: LendingOptions = {}): LendingTab {
  const site = siteOf({ ...lendingParts, sequence: { lend: manifest } });
  const ports = fakePorts(given);
  const calls: PendingCall[] = [];
  const left: string[] = [];
  const store = createFactStore({
    vocabulary: site.vocabulary,
    report: ports.report,
  });
  store.set({ 'reader.wish': 'Middlemarch' });
  const code = (name: string) => () =>
    name === missing
      ? Promise.reject(new Error('no chunk'))
      : Promise.resolve((call: Asked) => {
          const { promise, resolve, reject } = Promise.withResolvers<OperationResult>();
          calls.push({ ...call, operation: name, end: resolve, fail: reject });
          return answer ? answer(call, name) : promise;
        });
  const operation = (name: string) => ({
    signature: { parameters: [], answers: [], outcomes: {} },
    load: code(name),
    find: code(`find ${name}`),
  });
  const names = ['look-up', 'lend', 'remind'];
  const operations = Object.fromEntries(names.map((name) => [name, operation(name)]));
  const registry = createRegistry([{ domain: 'library', operations }]);
  const services = fakeServices(ports);
  const reader: FactSource = ({ fail }) => {
    if (isReaderLost) fail('no reader');
    return () => undefined;
  };
  const runner = createSequenceRunner({
    site,
    store,
    sources: createFactSources({ site, registry, own: { reader }, store, services }),
    registry,
    services,
    ports,
    id: 'lend',
    manifest,
    subject: 'ada',
    query: () => query,
    leave: ({ route }) => void left.push(route),
    prepare: prepare ?? (() => (unprepared ? Promise.reject(new Error('no chunk')) : Promise.resolve())),
  });
  return { runner, store, ports, calls, left };
}
