import { describe, expect, it, vi } from 'vitest';
import { settled } from '../testing/index.ts';
import { abandonableFetch } from './abandonableFetch.ts';

describe('abandonableFetch', () => {
  it('ends a call that is given up, and tells nobody', async () => {
    const { fetch, abandon, asked } = setup();
    const heard = vi.fn<(answer: unknown) => void>();
    fetch('/bills').then(heard, heard);
    abandon();
    await settled();
    expect(asked[0]?.aborted).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('makes the calls that come after that', async () => {
    const { fetch, abandon, asked } = setup();
    abandon();
    void fetch('/sign-out');
    await settled();
    expect(asked[0]?.aborted).toBe(false);
  });

  it('says that a call has failed, when the page stays after all', async () => {
    const { fetch, abandon } = setup();
    const answer = fetch('/bills');
    const stay = abandon();
    stay();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('lets whoever called give up, and tells them', async () => {
    const caller = new AbortController();
    const answer = setup().fetch('/bills', { signal: caller.signal });
    caller.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
  });
});

/** Calls that are never answered, only aborted. */
function setup() {
  const asked: AbortSignal[] = [];
  const both = abandonableFetch(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        if (!signal) return;
        asked.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return { ...both, asked };
}
