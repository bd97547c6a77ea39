import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { packs } from '../../../widgets/packs.ts';
import { readExamples, settled, stageWidget, until, type Staged } from '../../../widgets/testing/index.ts';
import { findingsOf } from './findings.ts';
import { readText } from './readText.ts';

/**
 * Rules for every widget of the packs, tested with the examples beside it (`widgets/examples.schema.json`). Their settings
 * are checked in `settings.test.ts`; `planted.test.tsx` shows that these tests can fail.
 */
const widgets = packs.flatMap(({ domain, widgets: own = {} }) =>
  Object.keys(own).map((name) => `${domain}/${name}`),
);
const examples = new Map(readExamples().map((each) => [each.widget, each.examples]));

describe.each(widgets)('%s', (widget) => {
  const own = examples.get(widget) ?? [];

  it('has an example', () => {
    expect(own.length).toBeGreaterThan(0);
  });

  it.each(own.map((example) => [example.name, example] as const))(
    'BL-ENT-050: shows %s: in both languages, without a raw key, a placeholder without its value, a missing sentence or a finding of axe',
    async (_, example) => {
      expect(await findingsOf(widget, example, packs)).toEqual([]);
    },
  );

  it('fails alone, and comes back', async () => {
    const [example] = own;
    if (!example) throw new Error('There is no example.');
    const staged = await stageWidget(widget, example, { packs });
    const before = readText(staged.root);
    await breakAndMend(staged);
    await settled(staged.root);
    expect(readText(staged.root)).toEqual(before);
  });
});

async function breakAndMend({ root, fault }: Staged): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fault.arm();
  const retry = () => within(root).queryByRole('button', { name: 'Try again' });
  await until(() => retry() !== null, 'the failure');
  expect(root.textContent).toContain("Some information isn't available right now");
  // The frame contains the whole page, so nothing is left beside it.
  const isWholePage = root.dataset['testid'] === undefined;
  expect(/Before.*After/s.test(document.body.textContent)).toBe(!isWholePage);
  fault.disarm();
  fireEvent.click(within(root).getByRole('button', { name: 'Try again' }));
  await until(() => retry() === null, 'the widget to come back');
}
