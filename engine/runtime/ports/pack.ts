import type { ComponentType, ReactNode } from 'react';
import type { AtomValue, Derivations } from '../../core/fact/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';
import type { RecordSource } from './recordSource.ts';
import type { PackServices } from './services.ts';

/** The props of a widget: its settings from the manifest, and the content of its slots. Nothing is spread. */
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

/** Provides the facts of one group while somebody asks for them. Returns how to stop. */
export type FactSource = (services: SourceServices) => () => void;

/** What a fact source works with. */
export interface SourceServices extends PackServices {
  /** Publishes facts by their full name; undefined takes one back. */
  set(values: Readonly<Record<string, AtomValue | undefined>>): void;
  /** Says that the facts cannot be loaded now; those who wait show their error and can retry. */
  fail(reason: unknown): void;
}

/** The input of an operation: its parameters, and the attempt's idempotency key if it changes something. */
export interface OperationCall {
  input: Readonly<Record<string, AtomValue | undefined>>;
  idempotencyKey: string;
  signal: AbortSignal;
}

/** The input of a question about an outcome: the key that was sent. */
export interface AttemptCall extends Pick<OperationCall, 'idempotencyKey' | 'signal'> {
  /**
   * Nobody waits for an answer any more: a server that has never seen the key shall refuse it from now on, so that a
   * request which arrives late does nothing.
   */
  close: boolean;
}

/** The outcome of an operation by its signature; `unknown` if it cannot be told. */
export interface OperationResult {
  outcome: string;
  answers?: Readonly<Record<string, string | boolean>>;
  /**
   * Why the service refused, in the service's words, the most exact first. The first that the manifest's `refusals` names
   * is the outcome; where it names none, `outcome` is.
   */
  refusal?: readonly string[];
}

/** A registered operation: what it takes and how it can end stand here, the code is loaded when it is needed. */
export interface OperationEntry {
  readonly signature: OperationSignature;
  load(): Promise<(call: OperationCall, services: PackServices) => Promise<OperationResult>>;
  /**
   * Required for an operation that changes something: asks once for the outcome of the request with a key. Returns one of
   * the outcomes, or `unknown`; then it is called again.
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
  /** Group of facts -> loader of its derivations, by the fact's name within the group. */
  readonly derivations?: Readonly<Record<string, () => Promise<Derivations>>>;
  /** Source of a record (without the domain) -> loader. */
  readonly records?: Readonly<Record<string, () => Promise<RecordSource>>>;
  /** Operation name (without the domain) -> entry. */
  readonly operations?: Readonly<Record<string, OperationEntry>>;
}
