import { parentPort, workerData } from 'node:worker_threads';
import type { Prerenderer, PrerenderTask } from './makeScreens.ts';

// Draws beside the command, which shows meanwhile what changes: for visitors in one thread, for customers in another.
const { prerenderer, draws, given } = workerData as PrerenderTask;
const { [draws]: draw } = (await import(prerenderer)) as Prerenderer;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(await draw(...given));
