import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of a file, uncompressed and as the network carries it. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Compresses at the highest levels, as for files that are served for ever. */
export function sizesOf(bytes: Buffer): Sizes {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }).length,
  };
}

/** The sum of several sizes. */
export function sumOf(sizes: readonly Sizes[]): Sizes {
  return sizes.reduce(
    (sum, { raw, gzip, brotli }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
}
