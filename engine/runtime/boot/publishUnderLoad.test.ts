import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { SequenceManifest } from '../../core/manifest/index.ts';
import { manifestSetOf } from '../../core/testing/index.ts';
import { formatVersion } from '../../core/release/index.ts';
import { lending, lendingParts } from '../sequence/testing/index.ts';
import { createLibrary, openTab, turn, type Borrower } from './testing/index.ts';

it('publishing while 50 people are in the middle of borrowing: no input is lost, nobody borrows twice', async () => {
  const borrowers = fc.sample(anyBorrower, { numRuns: 50, seed: 20_261_121 });
  const house = createHouse();
  house.publish(first);
  const tabs = await Promise.all(borrowers.map((borrower, index) => house.open(borrower, index)));
  await Promise.all(tabs.map((tab) => tab.proceed()));

  house.publish(second);
  await Promise.all(tabs.map((tab) => tab.look()));
  await Promise.all(tabs.filter(({ borrower }) => borrower.isReloaded).map((tab) => tab.reload()));
  await turn();
  // Nobody has changed to another release, and all typed data is still there.
  for (const { borrower, state } of tabs) {
    const { release, data } = state();
    expect(release).toBe(first.path);
    expect(data).toMatchObject({ branch: borrower.branch, gift: borrower.isGift });
  }

  expect(new Set(await Promise.all(tabs.map((tab) => tab.finish())))).toEqual(new Set(['lent']));
  expect(house.library.loans()).toEqual(
    borrowers.map(({ branch }, index) => ({ reader: `reader-${index}`, branch, title: 'Middlemarch' })),
  );
  expect(house.library.sentTwice()).toEqual([]);

  // After leaving the sequence, everybody gets the other release.
  await Promise.all(tabs.map((tab) => tab.leave()));
  await Promise.all(tabs.map((tab) => tab.look()));
  await turn();
  expect(new Set(tabs.map((tab) => tab.state().release))).toEqual(new Set([second.path]));
});

it('a sequence that was left and is entered again runs in the present release, with what still fits it', async () => {
  const house = createHouse();
  house.publish(first);
  const tab = await house.open({ branch: 'market', isGift: true, stage: 'review', isReloaded: false });
  await tab.proceed();
  house.publish(second);
  await tab.look();
  await tab.leave();
  tab.go('/lend');
  await turn();
  expect(tab.state()).toMatchObject({ release: second.path, data: { gift: true } });
  expect(tab.state().data).not.toHaveProperty('branch');
});

it('a release that is gone when the tab is reloaded gives way to the present one', async () => {
  const house = createHouse();
  house.publish(first);
  const tab = await house.open({ branch: 'market', isGift: true, stage: 'chosen', isReloaded: true });
  await tab.proceed();
  house.publish(second);
  house.remove(first);
  await tab.reload();
  expect(tab.state()).toMatchObject({ release: second.path, data: { gift: true } });
});

const anyBorrower: fc.Arbitrary<Borrower> = fc.record({
  branch: fc.constantFrom('harbour', 'market'),
  isGift: fc.boolean(),
  stage: fc.constantFrom('chosen', 'review', 'asked', 'sent', 'committed'),
  isReloaded: fc.boolean(),
});

/** In the second release the review step has another name, and the branches have other ids. */
const otherLending: SequenceManifest = JSON.parse(
  JSON.stringify(lending)
    .replaceAll('"review"', '"confirm"')
    .replaceAll('"harbour"', '"north"')
    .replaceAll('"market"', '"south"'),
) as SequenceManifest;
const first = releaseWith(lending);
const second = releaseWith(otherLending);

interface BundleFile {
  path: string;
  text: string;
}

function releaseWith(sequence: SequenceManifest): BundleFile {
  const manifests = manifestSetOf({
    ...lendingParts,
    sequence: { lend: sequence },
    page: { home: { title: 'library:lend', body: [] } },
    flow: { standard: { regions: [], width: 'page', pageAlerts: true } },
  });
  const text = JSON.stringify({ format: formatVersion, manifests, parts: {}, copy: {} });
  return { path: `/releases/${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`, text };
}

function createHouse() {
  const files = new Map<string, string>();
  const library = createLibrary();
  return {
    library,
    publish({ path, text }: BundleFile): void {
      files.set(path, text);
      files.set('/current.json', JSON.stringify({ format: formatVersion, bundle: path }));
    },
    remove: ({ path }: BundleFile) => void files.delete(path),
    open: (borrower: Borrower, index = 0) => openTab({ files, library, reader: `reader-${index}`, borrower }),
  };
}
