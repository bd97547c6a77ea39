import type { CDPSession } from '@playwright/test';
import { isTrial } from './rounds.ts';

/** The phone of Lighthouse: four times slower, on a network of 1.6 Mbit/s with 150 ms to the server. */
const PHONE = { slowdown: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Makes a page as slow as on that phone; in a trial only its network, since the browser slows a processor by keeping it busy. */
export async function beSlowPhone(session: CDPSession): Promise<void> {
  const { slowdown, ...network } = PHONE;
  await session.send('Emulation.setCPUThrottlingRate', { rate: isTrial ? 1 : slowdown });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
