import type { ComponentType, ReactNode } from 'react';
import type { AtomValue } from '../../core/fact/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';
import type { RecordSource } from './recordSource.ts';
import type { PackServices } from './services.ts';

/** What the engine gives a widget: its settings from the manifest, and what stands in its slots. Nothing is spread. */
export interface WidgetProps<Settings = object> {
  settings: Settings;
  slots: Slots;
}

/** Rendered content by slot name. A slot that the manifest leaves out is absent. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** A registered widget, whatever its settings: the manifest check has made sure that they fit its schema. */
export type Widget = ComponentType<WidgetProps<never>>;

/** Loads a widget's code when it is first shown. */
export type WidgetLoader = () => Promise<Widget>;

/** A fact that is computed from others. Undefined arguments are not known yet; undefined means "not known". */
export interface Derivation {
  readonly from: readonly string[];
  compute(...values: readonly (AtomValue | undefined)[]): AtomValue | undefined;
}

/** Provides the facts of one group while somebody asks for them. Returns how to stop. */
export type FactSource = (services: SourceServices) => () => void;

/** What a fact source works with. */
export interface SourceServices extends PackServices {
  /** Publishes facts by their full name; undefined takes one back. */
  set(values: Readonly<Record<string, AtomValue | undefined>>): void;
  /** Says that the facts cannot be loaded now; those who wait show their error and can retry. */
  fail(reason: unknown): void;
}

/** What an operation is given: its parameters, and the attempt's idempotency key where it changes something. */
export interface OperationCall {
  input: Readonly<Record<string, AtomValue | undefined>>;
  idempotencyKey: string;
  signal: AbortSignal;
}

/** What whoever finds out is given: the key that was sent. */
export interface AttemptCall extends Pick<OperationCall, 'idempotencyKey' | 'signal'> {
  /**
   * Nobody waits for an answer any more: if the server has never seen the key, it shall refuse it from now on, so that
   * what arrives late is not done.
   */
  close: boolean;
}

/** How an operation ended, in the terms of its signature; `unknown` where it cannot be told. */
export interface OperationResult {
  outcome: string;
  answers?: Readonly<Record<string, string | boolean>>;
}

/** A registered operation: what it takes and how it can end stand here, the code is loaded when it is needed. */
export interface OperationEntry {
  readonly signature: OperationSignature;
  load(): Promise<(call: OperationCall, services: PackServices) => Promise<OperationResult>>;
  /**
   * What changes something needs this: how to ask, once, what became of what was sent with a key. Answers one of the
   * outcomes, or `unknown`; then it is asked again.
   */
  find?(): Promise<(call: AttemptCall, services: PackServices) => Promise<OperationResult>>;
}

/** What a domain contributes to a portal. Free of JSX and styles, so that the command line can read it too. */
export interface Pack {
  /** First part of the names of everything in it. */
  readonly domain: string;
  /** Namespaces of copy that the code of its widgets uses. */
  readonly copy?: readonly string[];
  /** Widget name -> the namespaces that it uses instead, so that the others do not wait for them. */
  readonly copyOf?: Readonly<Record<string, readonly string[]>>;
  /** Widget name (without the domain) -> loader. */
  readonly widgets?: Readonly<Record<string, WidgetLoader>>;
  /** Group of facts -> loader of its source. */
  readonly sources?: Readonly<Record<string, () => Promise<FactSource>>>;
  /** Group of facts -> loader of its derivations, by full fact name. */
  readonly derivations?: Readonly<Record<string, () => Promise<Readonly<Record<string, Derivation>>>>>;
  /** Source of a record (without the domain) -> loader. */
  readonly records?: Readonly<Record<string, () => Promise<RecordSource>>>;
  /** Operation name (without the domain) -> entry. */
  readonly operations?: Readonly<Record<string, OperationEntry>>;
}
