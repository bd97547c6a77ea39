import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Release } from '../../../../engine/verify/index.ts';
import { publishRelease } from '../publishRelease.ts';
import { releaseFolder } from '../releaseFolder.ts';

// Publishes a release and kills itself right before its nth change of the disk, as `kill -9` does.
// Arguments: the data folder, n, and the release as JSON. It ends normally if there are fewer changes.
const [dataFolder = '', deathAt = '', text = ''] = process.argv.slice(2);
let changes = 0;

function dying<Args extends unknown[], Result>(change: (...args: Args) => Result): (...args: Args) => Result {
  return (...args) => {
    changes += 1;
    if (changes === Number(deathAt)) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}

// Patched after all imports: Node opens files to load modules, which is no change of the release.
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
