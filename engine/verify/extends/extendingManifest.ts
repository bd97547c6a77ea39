import type { Renames } from './rename.ts';

/** A manifest that extends another one of its kind: the same, with a few differences, as `schemas/extends.schema.json` describes it. */
export interface ExtendingManifest {
  description: string;
  source?: string;
  extends: string;
  rename?: Renames;
  /** JSON pointer into the other manifest -> what stands there instead. */
  change?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
}

/** Whether a manifest, not yet known to be valid, extends another one. */
export function isExtending(value: unknown): value is ExtendingManifest {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'extends');
}
