import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { currentProject, publicFolder } from './portal/project.ts';
import { readSettings } from '../sandbox/platform/settings/settings.ts';
import { buildWhenChanged } from './start/build.ts';
import { describePeople, describePlaces } from './start/overview.ts';
import { findTakenPorts } from './start/ports.ts';
import { startService, type Service } from './start/service.ts';
import { portalDevelopment } from './vite/portalDevelopment.ts';
import { startFailure } from './vite/startFailure.ts';

/** Paths that the portal's server answers; everything else is the page. */
const served = [
  '/auth',
  '/api',
  '/selfservice',
  '/webmail',
  '/pci',
  '/flags',
  '/analytics',
  '/csp-reports',
  '/bootstrap',
];

const root = join(import.meta.dirname, '..');
const project = currentProject();
// The services are separate processes: these variables make them use the data and manifests of this project.
process.env['DATA_FOLDER'] ??= join(project.root, '.data');
process.env['MANIFESTS_FOLDER'] ??= join(project.root, project.manifests);
const settings = readSettings();
const portalPort = Number(new URL(settings.origins.portal).port);
const edgePort = Number(process.env['EDGE_PORT'] ?? portalPort + 10);
const logs = join(settings.dataFolder, 'logs');
const taken = await findTakenPorts(settings, 'npm run dev');
if (taken.length > 0) {
  console.error(taken.join('\n'));
  process.exit(1);
}
const services: Service[] = [];

// The card frame is served from the build: it is a page of another origin, without part in this development server.
buildWhenChanged(root);
process.env['EDGE_PORT'] = String(edgePort);
for (const [name, script] of [
  ['Unleash', 'sandbox/edge/unleash/main.ts'],
  ['The sandbox', 'sandbox/main.ts'],
] as const) {
  const service = startService({ name, script: join(root, script), logs });
  services.push(service);
  await service.ready;
}

const edge = `http://localhost:${edgePort}`;
const server = await createServer({
  configFile: false,
  root: project.root,
  publicDir: publicFolder(project),
  plugins: [react(), portalDevelopment(project, edge), startFailure(project)],
  server: {
    port: portalPort,
    strictPort: true,
    fs: { allow: [root, project.root] },
    proxy: Object.fromEntries(served.map((path) => [path, { target: edge, changeOrigin: false }])),
  },
});
await server.listen();
console.log(`\n${describePlaces(settings, logs)}\n\n${describePeople('telling')}\n`);
console.log(`Edit ${project.manifests} or ${project.locales} and watch the page. Ctrl-C stops everything.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.close(), ...services.map((service) => service.stop())]).then(() =>
      process.exit(0),
    );
  });
}
