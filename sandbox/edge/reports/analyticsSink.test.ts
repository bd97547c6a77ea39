import { describe, expect, it } from 'vitest';
import { noteAddress } from '../../platform/http/requestListener.ts';
import { TooManyRequests } from '../../platform/rateLimit.ts';
import { createAnalyticsSink } from './analyticsSink.ts';

describe('the sink of analytics', () => {
  it('SH-ANLY-003 takes events as an array, by topic', async () => {
    const { sink, post } = setup();
    expect(await post('use', '[{"a":1},{"a":2}]')).toBe(204);
    expect([sink.count(), sink.events()]).toEqual([
      2,
      [
        { topic: 'use', event: { a: 1 } },
        { topic: 'use', event: { a: 2 } },
      ],
    ]);
  });

  it.each(['plant', 'Use', '..%2Fuse', '', 'use.1'])(
    'takes no topic that no release declares: "%s"',
    async (topic) => {
      const { sink, post, written } = setup();
      expect(await post(topic, '[1]')).toBe(404);
      expect([sink.events(), written]).toEqual([[], {}]);
    },
  );

  it.each([
    ['is no array', '{"a":1}', 400],
    ['breaks off', '[', 400],
    ['is nested more deeply than can be written again', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400],
    ['is larger than any that a browser carries', `["${'x'.repeat(66_000)}"]`, 413],
    ['has more events than a browser keeps', `[${Array.from({ length: 1001 }, () => 1).join()}]`, 413],
  ])('refuses what %s', async (_, body, status) => {
    const { sink, post } = setup();
    expect([await post('use', body), sink.count()]).toEqual([status, 0]);
  });

  it('writes down what it takes and when, and what comes with a session into a file of its own', async () => {
    const { post, written } = setup();
    await post('use', '[{"event":"seen"}]', 'session-1');
    await post('use', '[{"event":"seen by a visitor"}]');
    expect(
      Object.entries(written).map(([file, lines]) => [file, lines.map((line) => JSON.parse(line))]),
    ).toEqual([
      ['use', [{ received: expect.stringMatching(/^\d{4}-.*Z$/), topic: 'use', event: { event: 'seen' } }]],
      ['use.visitors', [expect.objectContaining({ event: { event: 'seen by a visitor' } })]],
    ]);
  });
});

describe('somebody who sends ever more', () => {
  it('is told to wait, and nobody else is', async () => {
    const { post } = setup();
    await expect(flood(post)).rejects.toBeInstanceOf(TooManyRequests);
    expect(await post('use', '[1]', 'session-1')).toBe(204);
    await expect(flood(post, 'session-1')).rejects.toBeInstanceOf(TooManyRequests);
    expect(await post('use', '[1]', 'session-2')).toBe(204);
  });

  it('has no more memory than is meant for all without a session, and pushes out nothing of those with one', async () => {
    const { sink, post } = setup();
    await post('use', '[{"event":"real"}]', 'session-1');
    for (let address = 0; address < 10; address += 1) {
      await flood(post, undefined, `10.0.0.${address}`).catch(() => undefined);
    }
    const kept = sink.events();
    expect(kept[0]).toEqual({ topic: 'use', event: { event: 'real' } });
    expect(JSON.stringify(kept).length).toBeLessThan(5_000_000);
    expect(kept.length).toBeGreaterThan(10);
  });
});

type Post = (topic: string, body: string, session?: string, address?: string) => Promise<number>;

/** Sends more than the limit of one sender. */
async function flood(post: Post, session?: string, address?: string): Promise<void> {
  const body = JSON.stringify(['x'.repeat(60_000)]);
  for (let index = 0; index < 50; index += 1) {
    await post('use', body, session, address);
  }
}

function setup() {
  const written: Record<string, string[]> = {};
  const sink = createAnalyticsSink(async () => new Set(['use']), {
    append: async (name, lines) => void (written[name] ??= []).push(...lines),
  });
  const post: Post = async (topic, body, session, address) => {
    const request = new Request(`http://localhost/analytics/${topic}`, { method: 'POST', body });
    noteAddress(request, address);
    return (await sink.receive(request, session)).status;
  };
  return { sink, post, written };
}
