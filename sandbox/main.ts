import { writeForOwner } from './platform/data-folder/ownerOnly.ts';
import { startSandbox } from './app/startSandbox.ts';
import { readSettings } from './platform/settings/settings.ts';

writeForOwner();
const settings = readSettings();
const edgePort = process.env['EDGE_PORT'];
const stop = await startSandbox(
  settings,
  edgePort === undefined ? {} : { port: Number(edgePort), serveStatic: false },
);
console.log(`The sandbox is ready: portal ${settings.origins.portal}, panel ${settings.origins.panel}`);
process.send?.({ ready: true });

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
