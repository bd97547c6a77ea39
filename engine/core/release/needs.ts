import type { OperationSignature } from '../sequence/index.ts';

/** The code that a release uses, by the names under which packs register it. */
export interface ReleaseNeeds {
  readonly widgets: readonly string[];
  /** Operation -> the signature that its sequences were checked against. */
  readonly operations: Readonly<Record<string, OperationSignature>>;
  /** Groups of facts that a pack's source provides. */
  readonly sources: readonly string[];
  /** Sources of records; absent in releases from before there were any. */
  readonly records?: readonly string[];
  /** Groups of facts that functions of a pack are computed by. */
  readonly derivations: readonly string[];
}
