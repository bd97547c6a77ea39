import { expect, it, vi } from 'vitest';
import type { PackServices } from '../../engine/index.ts';
import { fakeServices, manualClock } from '../../engine/runtime/testing/index.ts';
import { askGraph } from './askGraph.ts';
import type { Question } from './question.ts';

const shelf: Question<{ shelf: { books: number } }, { room?: string }> = { id: 'abc' };

it('asks by id, with nothing but what a preload has, too', async () => {
  const { ask, fetch } = setup(() => Response.json({ data: { shelf: { books: 3 } } }));
  expect(await ask({})).toEqual({ shelf: { books: 3 } });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/graph?id=abc');
  expect(Object.keys(init ?? {})).toEqual(['signal']);
});

it('numbers every later question, so that no answer from before is taken for a fresh one', async () => {
  const { ask, fetch } = setup(() => Response.json({ data: { shelf: { books: 3 } } }));
  for (const room of ['a', 'b', 'a', 'a']) await ask({ room });
  const again = fetch.mock.calls.map(([address]) => new URLSearchParams(address.split('?')[1]).get('again'));
  expect(again).toEqual([null, null, '1', '2']);
});

it('numbers the first question, too, once the first screen is whole: what the page had asked for is old by then', async () => {
  const { ask, fetch } = setup(() => Response.json({ data: { shelf: { books: 3 } } }), false);
  await ask({});
  expect(fetch.mock.calls[0]?.[0]).toBe('/graph?id=abc&again=0');
});

it('asks by the bare address what was just asked for ahead', async () => {
  const { ask, fetch } = setup(() => Response.json({ data: { shelf: { books: 3 } } }), false);
  await ask({ room: 'ahead' });
  expect(fetch.mock.calls[0]?.[0]).not.toContain('again');
});

it('asks once more, without the preload, when that was refused: what browsers hand on of a preload may be its failure', async () => {
  const whole = Response.json({ data: { shelf: { books: 3 } } });
  const refused = vi.fn<() => Response>(() => whole).mockImplementationOnce(failToFetch);
  const { ask, fetch } = setup(refused);
  expect(await ask({})).toEqual({ shelf: { books: 3 } });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/graph?id=abc', '/graph?id=abc&again=1']);
});

it('asks once only where nothing was preloaded, and twice at most', async () => {
  for (const [isOpening, times] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { ask, fetch } = setup(failToFetch, isOpening);
    await expect(ask({})).rejects.toThrow(TypeError);
    expect(fetch).toHaveBeenCalledTimes(times);
  }
});

it.each([
  [
    'an error beside what it could answer',
    () => Response.json({ data: { shelf: null }, errors: [{ message: 'no' }] }),
  ],
  ['nothing', () => Response.json({ data: null })],
  ['that it does not know the question', () => Response.json({ errors: [] }, { status: 404 })],
  ['something that is no JSON', () => new Response('<!doctype html>')],
])('rejects where the graph answers %s', async (_, answer) => {
  await expect(setup(answer).ask({})).rejects.toThrow(/^\/graph (?:answered 404|has no whole answer)|JSON/);
});

it('has the session checked when it has ended', async () => {
  const { ask, refresh } = setup(() => Response.json({ errors: [] }, { status: 401 }));
  await expect(ask({})).rejects.toThrow('401');
  expect(refresh).toHaveBeenCalledExactlyOnceWith(['session']);
});

it('tells analytics what an answer says of failures, and gives the answer on as it is', async () => {
  const errors = [{ message: 'No room.', extensions: { code: 'NOT_FOUND' } }];
  const { ask, track } = setup(() => Response.json({ data: null, errors }));
  await expect(ask({})).rejects.toThrow('No room.');
  await vi.waitFor(() => expect(track).toHaveBeenCalled());
  expect(track.mock.calls).toMatchObject([[{ of: 'answer', code: 'NOT_FOUND' }], [{ of: 'error' }]]);
});

function failToFetch(): never {
  throw new TypeError('Failed to fetch');
}

function setup(answer: () => Response, isOpening = true) {
  const fetch = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(async () => answer());
  const refresh = vi.fn<(groups: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const track = vi.fn<PackServices['track']>();
  const services = fakeServices({
    clock: manualClock(),
    fetch,
    refresh,
    track,
    constant: () => 100,
    endpoint: () => '/graph',
    isOpening: () => isOpening,
    isAhead: (address: string) => address.includes('ahead'),
  });
  return {
    fetch,
    refresh,
    track,
    ask: (variables: { room?: string }) => askGraph(services, shelf, variables),
  };
}
