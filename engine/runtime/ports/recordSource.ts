import type { AtomValue } from '../../core/fact/index.ts';
import type { PackServices } from './services.ts';

/** What a source of a record is asked with. */
export interface RecordCall<Parameter extends string = string> {
  /** A parameter that the manifest gives it. */
  input(name: Parameter): AtomValue;
  /** How many are enough; undefined: all of them. A source may give more. */
  first: number | undefined;
}

/**
 * Gives the things of a record, each with exactly its fields; null is absence. It rejects where it cannot tell: half of
 * them are none. What `Item` and the parameters are is generated from the manifest.
 */
export type RecordSource<Item extends object = object, Parameter extends string = string> = (
  call: RecordCall<Parameter>,
  services: PackServices,
) => Promise<readonly Item[]>;
