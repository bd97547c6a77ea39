/**
 * A file of code cannot be had now: `missing`, because the server has none there, or an `error` on the way. `source` is
 * its address. Called as webpack has called it, since that is what people look for.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  readonly type: 'missing' | 'error';
  readonly source: string;

  constructor(type: 'missing' | 'error', source: string, options?: ErrorOptions) {
    const why = options?.cause instanceof Error ? options.cause.message : type;
    super(`The code at ${source} cannot be loaded: ${why}.`, options);
    this.type = type;
    this.source = source;
  }
}

/** The same of what was reported, wherever in it that stands. */
export function chunkLoadErrorIn(detail: unknown): ChunkLoadError | undefined {
  if (detail instanceof ChunkLoadError) return detail;
  if (typeof detail !== 'object' || detail === null) return undefined;
  for (const key of ['reason', 'error', 'cause']) {
    const found = chunkLoadErrorIn(Reflect.get(detail, key));
    if (found) return found;
  }
  return undefined;
}
