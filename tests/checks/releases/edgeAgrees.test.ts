import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatVersion, chooseRelease, pointerOf } from '../../../engine/core/release/index.ts';
import { createReleaseJudge, createReleaseStore } from '../../../sandbox/edge/releases/index.ts';

// The sandbox is the provider and shares no code with the portal; this test compares how both read a pointer.
it('the edge gives a page the release that a browser would take by itself, whatever the pointer says', async () => {
  await fc.assert(
    fc.asyncProperty(pointers, moments, buckets, async (text, now, bucket) => {
      writeFileSync(join(releases, 'current.json'), text);
      const store = createReleaseStore({
        places: [{ releases, copy }],
        clock: { now: () => new Date(now) },
        judge: createReleaseJudge(folder),
        report: () => undefined,
      });
      const cookie = bucket === undefined ? '' : `__Host-Http-bucket=${bucket}`;
      const page = await store.forPage(new Request(`${origin}/`, { headers: { cookie } }), { secure: true });
      const wanted = pointerOf(JSON.parse(text));
      const chosen = wanted && chooseRelease(wanted, { now, bucket });
      expect(page.pointer).toMatchObject({ bundle: chosen?.bundle });

      // Browsers that ask later get the same one.
      const asked = await store.answer(new Request(`${origin}/assets/releases/current.json`));
      const said = pointerOf(await asked?.json());
      const time = Date.parse(asked?.headers.get('date') ?? '');
      expect(said && chooseRelease(said, { now: time, bucket }).bundle).toBe(chosen?.bundle);
      // Browsers from before there were schedules read the live release only.
      expect(said?.bundle !== live).toBe(chosen?.because === 'next');
    }),
    { numRuns: 300 },
  );
});

const origin = 'http://localhost:4000';
const names = ['live', 'next', 'later', 'staged'];
const [live, next, later, staged] = names.map((name) => `/assets/releases/${name}.json`);
const folder = mkdtempSync(join(tmpdir(), 'edge-agrees-'));
const [releases, copy] = [join(folder, 'releases'), join(folder, 'copy')];
beforeAll(() => {
  mkdirSync(releases);
  for (const name of names) writeFileSync(join(releases, `${name}.json`), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whole seconds, the precision of times from servers. */
const moments = fc.integer({ min: 0, max: 4e9 }).map((seconds) => seconds * 1_000);
const buckets = fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined });
const odd = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.constant({}));
const pointers = fc
  .record(
    {
      format: fc.constant(formatVersion),
      bundle: fc.constant(live),
      next: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({
            bundle: fc.constant(next),
            at: moments.map((at) => new Date(at).toISOString()),
            after: fc.constantFrom(live, '/assets/releases/older.json'),
          }),
        },
        odd,
      ),
      later: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.array(
            fc.record({
              bundle: fc.constantFrom(later, next),
              at: moments.map((at) => new Date(at).toISOString()),
              after: fc.constantFrom(later, next),
            }),
            { maxLength: 3 },
          ),
        },
        odd,
      ),
      staged: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({ bundle: fc.constant(staged), share: fc.integer({ min: 0, max: 100 }) }),
        },
        odd,
      ),
    },
    { requiredKeys: ['format', 'bundle'] },
  )
  .map((pointer) => JSON.stringify(pointer));
