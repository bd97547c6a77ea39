import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlacedWidget } from '../../../core/manifest/index.ts';
import type { ManifestParts } from '../../../core/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { heardComplaints, showPortal } from '../layout/testing/index.ts';
import { toldSource } from '../../testing/index.ts';

it('neighbours that fail with the same error say it once, and are tried again together', async () => {
  heardComplaints();
  fragile.isBroken = true;
  const { reader, after } = await show({ widget: 'library/fragile' }, lacking('library:novels'), {
    ...lacking('library:fine'),
    whileUnknown: 'hide',
  });
  await after(() => reader.services?.fail('closed'));
  expect(notThere()).toHaveLength(1);
  fragile.isBroken = false;
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  await after(() => reader.services?.set({ 'reader.card': 'adult' }));
  expect(notThere()).toEqual([]);
  expect(screen.getByText('Not broken')).toBeDefined();
  expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Novels', 'Fine']);
  expect(reader.runs).toBe(2);
});

it('neighbours with errors of their own say both', async () => {
  const own = { ...lacking('library:fine'), ifFailed: 'no-card' };
  const { reader, after } = await show(lacking('library:novels'), own);
  await after(() => reader.services?.fail('closed'));
  expect(notThere()).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'We cannot find your card' })).toBeDefined();
});

it('the next one says it where the first is not shown any more', async () => {
  const first = { ...lacking('library:novels'), when: { fact: 'house.open', is: true } as const };
  const { portal, reader, after } = await show(first, heading, lacking('library:fine'));
  await after(() => reader.services?.fail('closed'));
  const follows = () => notThere()[0]?.compareDocumentPosition(screen.getByRole('heading'));
  expect([notThere().length, follows()]).toEqual([1, Node.DOCUMENT_POSITION_FOLLOWING]);
  await after(() => portal.store.set({ 'house.open': false }));
  expect([notThere().length, follows()]).toEqual([1, Node.DOCUMENT_POSITION_PRECEDING]);
});

it('what fails inside of another widget is told there', async () => {
  heardComplaints();
  fragile.isBroken = true;
  const broken = { widget: 'library/fragile' };
  await show(broken, { widget: 'library/shelf', slots: { books: [broken, broken] } });
  expect(notThere()).toHaveLength(2);
});

const heading: PlacedWidget = { widget: 'library/heading', settings: { text: 'library:novels' } };
const Shelf: Widget = ({ slots }) => <div>{slots['books']}</div>;
const fragile = { isBroken: true };

function lacking(text: string): PlacedWidget {
  return { ...heading, settings: { text }, needs: ['reader.card'] };
}

function notThere(): HTMLElement[] {
  return screen.queryAllByRole('region', { name: 'This part is not there' });
}

function Fragile() {
  if (fragile.isBroken) throw new Error('broken');
  return <p>Not broken</p>;
}

async function show(...body: PlacedWidget[]) {
  const reader = toldSource();
  const shown = await showPortal({
    manifests,
    widgets: { 'library/shelf': Shelf, 'library/fragile': Fragile },
    pack: { sources: { reader: () => Promise.resolve(reader.source) } },
    copy: {
      en: { novels: 'Novels', fine: 'Fine', noCard: 'We cannot find your card', ask: 'Ask at the desk' },
    },
    body,
  });
  return { ...shown, reader };
}

const manifests: ManifestParts = {
  facts: {
    house: { comesFrom: 'A sensor.', facts: { open: { type: 'boolean', description: 'Open.' } } },
    reader: {
      comesFrom: 'The session.',
      facts: { card: { type: 'enum', description: 'Kind.', values: ['none', 'adult'] } },
    },
  },
  error: { 'no-card': { presentation: 'inline', title: 'library:noCard', text: 'library:ask' } },
};
