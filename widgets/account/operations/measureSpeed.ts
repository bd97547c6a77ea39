import {
  requestHeader,
  type OperationCall,
  type OperationResult,
  type PackServices,
} from '../../../engine/index.ts';

/** Number of empty answers; the quickest one is the latency. */
const tries = 3;

/**
 * Measures the connection of this device with the provider: the latency of an answer, and the download speed in megabits per
 * second. The sample is read until it is complete or `speedTestTime` is over; the bytes read by then are measured.
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
  /** At least one: otherwise the speed could be infinite. */
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

/** Number of bytes received until the end, or until the request was given up. */
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
