import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Release } from '../../../../engine/verify/index.ts';
import { publishRelease } from '../publishRelease.ts';
import { releaseFolder } from '../releaseFolder.ts';

// A process that publishes a release and is killed right before it changes the disk for the nth time, as `kill -9` does.
// Arguments: the data folder, n, and the release as JSON. It ends by itself when there are fewer changes.
const [dataFolder = '', deathAt = '', text = ''] = process.argv.slice(2);
let changes = 0;

function dying<Args extends unknown[], Result>(change: (...args: Args) => Result): (...args: Args) => Result {
  return (...args) => {
    changes += 1;
    if (changes === Number(deathAt)) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}

// After everything is imported: Node opens files to load modules, which is no change of the release.
Object.assign(fs, {
  openSync: dying(fs.openSync),
  writeFileSync: dying(fs.writeFileSync),
  renameSync: dying(fs.renameSync),
  appendFileSync: dying(fs.appendFileSync),
});
syncBuiltinESMExports();

const release = JSON.parse(text) as Release;
const texts = { manifests: [], locales: [{ path: 'name', text: release.id }] };
const publication = { release, texts, changes: [], message: undefined };
publishRelease(releaseFolder(dataFolder), publication, { who: 'Ada', now: new Date('2026-11-21T12:00:00Z') });
