/** Thrown for too many requests; answered with 429 and the time to wait. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`asked too often; again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A token bucket per key, which refills over time. */
export interface RateLimit {
  /**
   * Takes tokens from the bucket of a key.
   *
   * @param cost at most `burst`
   * @throws TooManyRequests when there are not enough tokens; then none are taken
   */
  take(key: string, cost?: number): void;
}

export interface RateLimitOptions {
  /** Tokens in a full bucket: the most that is allowed at once. */
  burst: number;
  /** Tokens added per second. */
  perSecond: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** Most buckets in memory; the one unused for longest is dropped first, as if it were full. */
const mostBuckets = 10_000;

/** Creates a limit in memory, hence per process: several processes together allow a multiple. */
export function createRateLimit({
  burst,
  perSecond,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key, cost = 1) {
      const at = now();
      const before = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, before.tokens + ((at - before.at) / 1000) * perSecond);
      const isEnough = tokens >= cost;
      buckets.delete(key);
      buckets.set(key, { tokens: isEnough ? tokens - cost : tokens, at });
      const [longestUnused] = buckets.keys();
      if (buckets.size > mostBuckets && longestUnused !== undefined) buckets.delete(longestUnused);
      if (!isEnough) throw new TooManyRequests(Math.ceil((cost - tokens) / perSecond));
    },
  };
}
