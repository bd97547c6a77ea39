import { parentPort, workerData } from 'node:worker_threads';
import type { Prerenderer, RouteNeedsTask } from './makeScreens.ts';

// Draws for customers in its own thread, while another one draws for visitors.
const { prerenderer, given } = workerData as RouteNeedsTask;
const { routeNeeds } = (await import(prerenderer)) as Prerenderer;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(await routeNeeds(...given));
