import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createAnalyticsSink } from './analyticsSink.ts';
import { createEventFiles } from './eventFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'events-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps lines in the order of the calls, a file for each topic', async () => {
  const files = createEventFiles(folder);
  await Promise.all([files.append('a', ['1', '2']), files.append('b', ['x']), files.append('a', ['3'])]);
  expect([linesOf('a'), linesOf('b')]).toEqual([['1', '2', '3'], ['x']]);
});

it('begins a new file when one is full, and keeps the one before it', async () => {
  const files = createEventFiles(folder, 5);
  for (const line of ['first', 'second', 'third']) await files.append('a', [line]);
  expect([linesOf('a.1'), linesOf('a')]).toEqual([['second'], ['third']]);
});

it('lets nobody fill the folder with topics that are made up', async () => {
  const files = createEventFiles(folder);
  await Promise.all(Array.from({ length: 50 }, (_, index) => files.append(`t${index}`, ['x'])));
  expect(readdirSync(folder)).toHaveLength(20);
});

it('does not fail when nothing can be written', async () => {
  writeFileSync(`${folder}-file`, '');
  await expect(
    createEventFiles(join(`${folder}-file`, 'inside')).append('a', ['1']),
  ).resolves.toBeUndefined();
  rmSync(`${folder}-file`);
});

it('is given what the sink receives, and when; a topic that is no name is not found', async () => {
  const lines: string[] = [];
  const sink = createAnalyticsSink({ append: async (_, added) => void lines.push(...added) });
  const post = (topic: string): Promise<Response> =>
    sink.receive(
      new Request(`http://localhost/analytics/${topic}`, { method: 'POST', body: '[{"event":"seen"}]' }),
    );
  expect([(await post('use')).status, (await post('..%2Fuse')).status, (await post('')).status]).toEqual([
    204, 404, 404,
  ]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { received: expect.stringMatching(/^\d{4}-.*Z$/), topic: 'use', event: { event: 'seen' } },
  ]);
});

function linesOf(name: string): string[] {
  return readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
}
