/**
 * A file of code cannot be loaded now: `missing` if the server has none, or an `error` on the way. `source` is its
 * address. Named as in webpack, since people search for that name.
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

/** The chunk load error inside a report, at any depth. */
export function chunkLoadErrorIn(detail: unknown): ChunkLoadError | undefined {
  if (detail instanceof ChunkLoadError) return detail;
  if (typeof detail !== 'object' || detail === null) return undefined;
  for (const key of ['reason', 'error', 'cause']) {
    const found = chunkLoadErrorIn(Reflect.get(detail, key));
    if (found) return found;
  }
  return undefined;
}
