import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock.ts';
import { describeProcess } from './processState.ts';
import { openToOthers } from './testing/openToOthers.ts';

const intruder = join(import.meta.dirname, 'testing/lockAgainAndAgain.ts');

const noSuchProcess = 2_147_483_646;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('lock of a data folder', () => {
  it('refuses a folder whose owner lives, and names the owner', async () => {
    writeFileSync(join(folder, 'sandbox.lock'), String(process.ppid));
    const refused = lockFolder(folder, 'sandbox', { attempts: 0, milliseconds: 0 });
    await expect(refused).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('is left to an owner that has not stirred for an hour: a stopped or very busy process still has the database', async () => {
    const lock = join(folder, 'sandbox.lock');
    writeFileSync(lock, String(process.ppid));
    const anHourAgo = Date.now() / 1000 - 3600;
    utimesSync(lock, anHourAgo, anHourAgo);
    const refused = lockFolder(folder, 'sandbox', { attempts: 0, milliseconds: 0 });
    await expect(refused).rejects.toThrow(FolderInUseError);
  });

  it('of a folder that the system does not make comes to an end', async () => {
    await expect(lockFolder('/proc/nowhere', 'sandbox')).rejects.toThrow('ENOENT');
  });

  it('is not taken twice by one process', async () => {
    const release = await lockFolder(folder, 'sandbox');
    const again = lockFolder(folder, 'sandbox', { attempts: 0, milliseconds: 0 });
    await expect(again).rejects.toThrow('in use by process');
    release();
    await expect(lockFolder(folder, 'sandbox')).resolves.toBeTypeOf('function');
  });

  it('takes over the lock of a process that was killed', async () => {
    writeFileSync(join(folder, 'sandbox.lock'), `${noSuchProcess} 12`);
    const release = await lockFolder(folder, 'sandbox');
    expect(readFileSync(join(folder, 'sandbox.lock'), 'utf8')).toContain(String(process.pid));
    release();
    expect(existsSync(join(folder, 'sandbox.lock'))).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'does not take another process with the same number for the owner, though their starts begin alike',
    async () => {
      const [, start = ''] = describeProcess(process.ppid).split(' ');
      writeFileSync(join(folder, 'sandbox.lock'), `${process.ppid} ${start.slice(0, 1)}`);
      await expect(lockFolder(folder, 'sandbox')).resolves.toBeTypeOf('function');
    },
  );

  it('is had by one of many processes at a time, after one of them was killed with it, too', async () => {
    writeFileSync(join(folder, 'sandbox.lock'), `${noSuchProcess} 12`);
    const crowd = Array.from({ length: 5 }, () => promisify(execFile)(process.execPath, [intruder, folder]));
    const seen = (await Promise.all(crowd)).map(({ stdout }) => stdout);
    expect(seen).toEqual(seen.map(() => 'alone 200 times'));
  });

  it('says what is wrong where the folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file'), 'sandbox')).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it('takes over a lock that holds nonsense', async () => {
    writeFileSync(join(folder, 'sandbox.lock'), '');
    await expect(lockFolder(folder, 'sandbox')).resolves.toBeTypeOf('function');
  });

  it('is open to nobody else, nor is its folder', async () => {
    await lockFolder(join(folder, 'data'), 'sandbox');
    expect(openToOthers(join(folder, 'data'))).toEqual([]);
  });
});
