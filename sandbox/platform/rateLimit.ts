/** Somebody asks too often: to be answered with 429, and when to ask again. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`asked too often; again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What everybody may do so often: each has a bucket of tokens, and it fills again. */
export interface RateLimit {
  /**
   * Takes tokens out of somebody's bucket.
   *
   * @param cost at most as many as a bucket holds
   * @throws TooManyRequests when there are not enough in it; then none are taken
   */
  take(key: string, cost?: number): void;
}

export interface RateLimitOptions {
  /** Tokens in a full bucket: what may be done at once. */
  burst: number;
  /** Tokens that come back. */
  perSecond: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

/** So many are remembered; who has not asked for longest is forgotten first, as if they had a full bucket. */
const mostBuckets = 10_000;

/** In memory, hence for each process: several of them let through so much more. */
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
