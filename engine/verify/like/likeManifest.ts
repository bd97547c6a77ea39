import type { Renames } from './rename.ts';

/** A manifest that is another one of its kind with a few differences, as `schemas/like.schema.json` describes it. */
export interface LikeManifest {
  description: string;
  source?: string;
  like: string;
  rename?: Renames;
  /** JSON pointer into the other manifest -> what stands there instead. */
  change?: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
}

/** Whether a manifest, not yet known to be valid, wants to be like another one. */
export function isLike(value: unknown): value is LikeManifest {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'like');
}
