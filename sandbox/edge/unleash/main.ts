import { join } from 'node:path';
import { lockFolder } from '../../platform/data-folder/folderLock.ts';
import { writeForOwner } from '../../platform/data-folder/ownerOnly.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createUnleashAdmin } from './adminClient.ts';
import { declareToggles } from './declareToggles.ts';
import { readContextFacts, readDeclaredToggles } from './toggleManifest.ts';
import { unleashTokens } from './tokens.ts';

writeForOwner();
const settings = readSettings();
const release = await lockFolder(settings.dataFolder, 'unleash');
const tokens = unleashTokens(settings.dataFolder);
const unleash = await runUnleash();
const url = `http://localhost:${settings.ports.unleash}`;
const admin = createUnleashAdmin(url, tokens.admin);
for (const name of readContextFacts(join(settings.manifests, 'site.json'))) await admin.addContextField(name);
const added = await declareToggles(
  admin,
  readDeclaredToggles(join(settings.manifests, 'toggles')),
  join(settings.dataFolder, 'unleash/declared-toggles.json'),
);
console.log(`Unleash is ready at ${url}${added.length > 0 ? `; toggles added: ${added.join(', ')}` : ''}`);
process.send?.({ ready: true, added });

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(signal, () => void shutDown());

async function runUnleash(): Promise<{ stop(): Promise<void> }> {
  // The option `telemetry: false` alone has no effect in 8.2; and settings for other programs must not reach Unleash.
  process.env['SEND_TELEMETRY'] = 'false';
  for (const name of ['DATABASE_URL', 'DATABASE_SSL', 'NODE_ENV']) delete process.env[name];
  const { startUnleash } = await import('./startUnleash.ts');
  return startUnleash({
    port: settings.ports.unleash,
    databaseFolder: join(settings.dataFolder, 'unleash/database'),
    tokens,
  });
}

async function shutDown(): Promise<void> {
  await unleash.stop();
  release();
  process.exit(0);
}
