import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestSources } from './sourceDigest.ts';

describe('the digest of the sources', () => {
  it('changes with a content, a name and a new file', () => {
    const digests = [digestSources(project)];
    writeFileSync(join(project, 'manifests/site.json'), '{"a":1}');
    digests.push(digestSources(project));
    renameSync(join(project, 'manifests/site.json'), join(project, 'manifests/other.json'));
    digests.push(digestSources(project));
    writeFileSync(join(project, 'main.tsx'), '');
    digests.push(digestSources(project));
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('stays the same when only times change, or files that are not built', () => {
    const before = digestSources(project);
    utimesSync(join(project, 'manifests/site.json'), 1, 1);
    writeFileSync(join(project, 'README.md'), 'news');
    expect(digestSources(project)).toBe(before);
  });
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(project, 'manifests'));
  writeFileSync(join(project, 'manifests/site.json'), '{}');
});
afterEach(() => rmSync(project, { recursive: true }));
