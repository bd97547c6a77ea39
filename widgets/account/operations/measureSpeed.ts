import {
  requestHeader,
  type OperationCall,
  type OperationResult,
  type PackServices,
} from '../../../engine/index.ts';

/** So many answers without content are waited for; the quickest is how soon the provider answers. */
const tries = 3;

/**
 * Measures the connection of this device with the provider: how soon an answer is there, and how many megabits come in a
 * second. The sample is read until it is whole or `speedTestTime` is over; what came until then is what is measured.
 */
export async function measureSpeed(_call: OperationCall, services: PackServices): Promise<OperationResult> {
  const latencies: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) latencies.push((await readSample(services, 0)).milliseconds);
  const { bytes, milliseconds } = await readSample(services, Number(services.constant('speedTestBytes')));
  if (bytes === 0) return { outcome: 'unknown' };
  const megabits = (bytes * 8) / 1_000_000;
  return {
    outcome: 'done',
    answers: {
      download: String(Math.max(1, Math.round(megabits / (milliseconds / 1000)))),
      latency: String(Math.min(...latencies)),
    },
  };
}

interface Sample {
  bytes: number;
  /** One at least: nothing is infinitely fast. */
  milliseconds: number;
}

/** @throws Error when the provider refuses, or nothing begins to come in time */
async function readSample(
  { clock, constant, endpoint, fetch }: PackServices,
  bytes: number,
): Promise<Sample> {
  const patience = new AbortController();
  const began = clock.now();
  const cancel = clock.after(Number(constant('speedTestTime')), () => patience.abort());
  try {
    const address = `${endpoint('speedTest')}?bytes=${bytes}`;
    const response = await fetch(address, {
      headers: requestHeader,
      cache: 'no-store',
      signal: patience.signal,
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    const read = await count(response.body);
    return { bytes: read, milliseconds: Math.max(1, clock.now() - began) };
  } finally {
    cancel();
  }
}

/** How many bytes came until the end, or until it was given up. */
async function count(body: Response['body']): Promise<number> {
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return bytes;
      bytes += part.value.byteLength;
    }
  } catch {
    return bytes;
  }
}
