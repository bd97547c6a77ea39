import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../folderLock.ts';

// A process that takes the lock of a folder 200 times. Each time it creates a folder `inside`, which fails if another
// process is inside at the same time.
const [folder = ''] = process.argv.slice(2);
const inside = join(folder, 'inside');
const times = 200;
for (let time = 0; time < times; time += 1) {
  const unlock = await lockFolder(folder, 'sandbox', { attempts: 20_000, milliseconds: 1 });
  mkdirSync(inside);
  rmdirSync(inside);
  unlock();
}
process.stdout.write(`alone ${times} times`);
