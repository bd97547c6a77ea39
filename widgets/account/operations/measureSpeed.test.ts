import { expect, it } from 'vitest';
import { fakeServices, manualClock } from '../../../engine/runtime/testing/index.ts';
import { measureSpeed } from './measureSpeed.ts';

const constants: Readonly<Record<string, number>> = { speedTestBytes: 1_000_000, speedTestTime: 8_000 };

it.each([
  ['the whole sample in a second', [250_000, 250_000, 500_000], 500, '5'],
  ['a tenth of it', [100_000], 1000, '1'],
])(
  'says how many megabits came in a second, and how soon the first answer: %s',
  async (_, parts, each, is) => {
    const { measured, asked } = await measure(parts, each);
    expect(measured).toEqual({ outcome: 'done', answers: { download: is, latency: '20' } });
    expect(asked).toEqual([...Array<string>(3).fill('/speedTest?bytes=0'), '/speedTest?bytes=1000000']);
  },
);

it('knows nothing where nothing came', async () => {
  expect((await measure([], 0)).measured).toEqual({ outcome: 'unknown' });
});

it('says that the call failed where the provider refuses', async () => {
  const services = fakeServices({
    constant: (name) => constants[name] ?? 0,
    fetch: () => Promise.resolve(new Response('', { status: 401 })),
  });
  await expect(measureSpeed({ input: {} } as never, services)).rejects.toThrow('answered 401');
});

/** Each answer begins after 20 milliseconds; each part of the sample takes so many more. */
async function measure(parts: readonly number[], each: number) {
  const clock = manualClock();
  const asked: string[] = [];
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    clock.advance(20);
    const left = address.endsWith('=0') ? [] : [...parts];
    const body = new ReadableStream({
      pull(controller) {
        const next = left.shift();
        if (next === undefined) return controller.close();
        clock.advance(each);
        controller.enqueue(new Uint8Array(next));
      },
    });
    return Promise.resolve(new Response(body));
  };
  const services = fakeServices({
    clock,
    constant: (name) => constants[name] ?? 0,
    fetch: fetch as typeof globalThis.fetch,
  });
  return { measured: await measureSpeed({ input: {} } as never, services), asked };
}
