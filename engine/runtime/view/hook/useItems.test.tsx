import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FactSource, PackServices, WidgetProps } from '../../ports/index.ts';
import { heardComplaints, showPortal } from '../layout/testing/index.ts';
import { useItems } from './useItems.ts';

it('are asked for again when another part of the page is tried again', async () => {
  const { card, load, after } = await showLoans('loan');
  card.mockImplementation(({ set }) => {
    set({ 'reader.card': 'adult' });
    return () => undefined;
  });
  load.mockResolvedValue([{ id: 'l-1' }]);
  expect(failures()).toEqual(['No card', 'No loans now']);
  await after(() => screen.getAllByRole('button', { name: 'Try again' })[0]?.click());
  expect(failures()).toEqual([]);
  expect(screen.getByText('l-1')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('that need a fact which failed ask for that again, too', async () => {
  const { card, load, after } = await showLoans('fine');
  expect(failures()).toEqual(['No card', 'No fines now']);
  expect(load).not.toHaveBeenCalled();
  card.mockImplementation(({ set }) => {
    set({ 'reader.card': 'adult' });
    return () => undefined;
  });
  load.mockResolvedValue([{ id: 'f-1' }]);
  await after(() => screen.getAllByRole('button', { name: 'Try again' })[1]?.click());
  expect(failures()).toEqual([]);
  expect(screen.getByText('f-1')).toBeDefined();
  // A retry does not use the page's preloads any more: one of them may have failed.
  expect(load.mock.calls[0]?.[1].isOpening()).toBe(false);
});

function failures(): (string | null)[] {
  return screen
    .queryAllByRole('button', { name: 'Try again' })
    .map((button) => button.parentElement?.getAttribute('aria-label') ?? null);
}

function recordOf(failed: string, input: object = {}) {
  return {
    key: 'id',
    empty: 'library:none',
    failed,
    many: { from: 'library/things', whole: 10, ...input },
    fields: { id: { type: 'id' as const } },
    samples: {},
  };
}

function errorOf(title: string) {
  return { presentation: 'inline' as const, title, text: title };
}

/** A page with the reader's card, and the things of a record; neither can be loaded. */
async function showLoans(items: 'loan' | 'fine') {
  heardComplaints();
  const load = vi
    .fn<(call: unknown, services: PackServices) => Promise<object[]>>()
    .mockRejectedValue(new Error('away'));
  const card = vi.fn<FactSource>(({ fail }) => {
    fail('away');
    return () => undefined;
  });
  const shown = await showPortal({
    manifests: {
      facts: {
        reader: {
          comesFrom: 'The desk.',
          facts: { card: { type: 'enum', description: 'Kind.', values: ['adult'] } },
        },
      },
      record: {
        loan: recordOf('no-loans'),
        fine: recordOf('no-fines', { with: { card: 'reader.card' } }),
      },
      error: {
        'no-card': errorOf('library:noCard'),
        'no-loans': errorOf('library:noLoans'),
        'no-fines': errorOf('library:noFines'),
      },
    },
    copy: { en: { none: 'None', noCard: 'No card', noLoans: 'No loans now', noFines: 'No fines now' } },
    widgets: { 'library/things': Things },
    pack: {
      sources: { reader: () => Promise.resolve(card) },
      records: { things: () => Promise.resolve(load) },
    },
    body: [
      {
        widget: 'library/heading',
        settings: { text: 'library:none' },
        needs: ['reader.card'],
        ifFailed: 'no-card',
      },
      { widget: 'library/things', settings: { items } },
    ],
  });
  return { ...shown, card, load };
}

function Things({ settings }: WidgetProps<{ items: string }>) {
  const list = useItems(settings);
  return list?.items.map(({ id }) => <p key={String(id)}>{String(id)}</p>);
}
