import { parentPort, workerData } from 'node:worker_threads';
import type { Prerenderer, RouteNeedsTask } from './makeScreens.ts';

// A thread of its own: draws what customers ask for first while the other one draws for visitors.
const { prerenderer, given } = workerData as RouteNeedsTask;
const { routeNeeds } = (await import(prerenderer)) as Prerenderer;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(await routeNeeds(...given));
