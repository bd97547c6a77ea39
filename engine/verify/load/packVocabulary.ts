import type { LocatedSchema } from '../schema/index.ts';
import type { OperationSignature } from '../../core/sequence/index.ts';

/** What the packs register, as far as manifests can name it. */
export interface PackVocabulary {
  /** Widget id -> schema of its settings. */
  widgets: Readonly<Record<string, LocatedSchema>>;
  operations: Readonly<Record<string, OperationSignature>>;
  /** Groups of facts that have a source. */
  sources?: readonly string[];
  /** Icons by their names; undefined where it is not known which there are. */
  icons?: readonly string[];
  /** Sources of records. */
  records?: readonly string[];
  /** Derived fact -> the facts that its function reads. */
  derivations: Readonly<Record<string, readonly string[]>>;
  /** Namespaces of sentences that every page needs before it is drawn. */
  firstCopy?: readonly string[];
  /**
   * Every quoted name in the code; of sentences whose keys are put together, the beginning and a star. Undefined where
   * not all code is there: then it cannot be told what nothing names.
   */
  named?: ReadonlySet<string>;
}
