import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Release } from '../../../../engine/verify/index.ts';

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

Object.assign(fs, {
  openSync: dying(fs.openSync),
  writeFileSync: dying(fs.writeFileSync),
  renameSync: dying(fs.renameSync),
  appendFileSync: dying(fs.appendFileSync),
});
syncBuiltinESMExports();

// Not through the door of the folder: that would load the verifier each time.
const { publishRelease } = await import('../publishRelease.ts');
const { releaseFolder } = await import('../releaseFolder.ts');
const release = JSON.parse(text) as Release;
const texts = { manifests: [], locales: [{ path: 'name', text: release.id }] };
const publication = { release, texts, changes: [], message: undefined };
publishRelease(releaseFolder(dataFolder), publication, { who: 'Ada', now: new Date('2026-11-21T12:00:00Z') });
