import { describe, expect, it } from 'vitest';
import { sizesOf, sumOf } from './sizes.ts';

describe('sizesOf', () => {
  it('counts the bytes, and those that the network carries', () => {
    const { raw, gzip, brotli } = sizesOf(Buffer.from('to be or not to be, '.repeat(100)));
    expect(raw).toBe(2_000);
    expect(gzip).toBeLessThan(100);
    expect(brotli).toBeLessThan(gzip);
  });
});

describe('sumOf', () => {
  it('adds each kind of bytes', () => {
    const sizes = [
      { raw: 100, gzip: 30, brotli: 20 },
      { raw: 10, gzip: 3, brotli: 2 },
    ];
    expect(sumOf(sizes)).toEqual({ raw: 110, gzip: 33, brotli: 22 });
    expect(sumOf([])).toEqual({ raw: 0, gzip: 0, brotli: 0 });
  });
});
