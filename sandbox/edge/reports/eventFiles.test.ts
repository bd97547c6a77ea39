import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createEventFiles } from './eventFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'events-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps lines in the order of the calls, a file for each topic', async () => {
  const files = createEventFiles(folder);
  await Promise.all([files.append('a', ['1', '2']), files.append('b', ['x']), files.append('a', ['3'])]);
  expect([linesOf('a'), linesOf('b')]).toEqual([['1', '2', '3'], ['x']]);
});

it('begins a new file when one is full, and keeps the one before it', async () => {
  const files = createEventFiles(folder, { longest: 10 });
  for (const line of ['first', 'second', 'third']) await files.append('a', [line]);
  expect([linesOf('a.1'), linesOf('a')]).toEqual([['second'], ['third']]);
});

it('never keeps more than two files of the length that is allowed', async () => {
  const files = createEventFiles(folder, { longest: 50 });
  for (let index = 0; index < 40; index += 1) await files.append('a', ['x'.repeat(index)]);
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
});

it('loses what comes faster than the disk takes it, and goes on after that', async () => {
  const files = createEventFiles(folder, { mostWaiting: 10 });
  await Promise.all(Array.from({ length: 9 }, (_, index) => files.append('a', [`${index} ..`])));
  await files.append('a', ['later']);
  expect(linesOf('a')).toEqual(['0 ..', '1 ..', 'later']);
});

it('does not fail when nothing can be written', async () => {
  writeFileSync(`${folder}-file`, '');
  await expect(
    createEventFiles(join(`${folder}-file`, 'inside')).append('a', ['1']),
  ).resolves.toBeUndefined();
  rmSync(`${folder}-file`);
});

function linesOf(name: string): string[] {
  return readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
}
