import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ManifestParts } from '../../../core/testing/index.ts';
import { settled } from '../../testing/index.ts';
import { heardComplaints, showPortal } from './testing/index.ts';
// Imported in advance, so that no test has to wait for the code.
import './DialogHost.tsx';

afterEach(() => vi.restoreAllMocks());

it('shows a dialog that was opened, until it is answered', async () => {
  const { portal, after } = await show();
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(() => portal.dialogs.open('rules'));
  expect(screen.getByRole('dialog', { name: 'House rules' }).textContent).toContain('Be quiet.');
  await after(() => screen.getByRole('button', { name: 'I see' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does what the answer says, and is over with it', async () => {
  const { portal, after } = await show();
  await after(() => portal.dialogs.open('rules'));
  await after(() => screen.getByRole('button', { name: 'Sign in' }).click());
  expect(screen.queryByRole('dialog', { name: 'House rules' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Closing soon' })).toBeDefined();
});

it('is over, too, when the answer leads somewhere', async () => {
  const { portal, after } = await show();
  await after(() => portal.dialogs.open('way'));
  expect(screen.queryByRole('link', { name: 'I see' })).toBeNull();
  await after(() => screen.getByRole('button', { name: 'I see' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is over when the customer goes back, or elsewhere: it belongs to the page over which it was opened', async () => {
  const { portal, after } = await show();
  await after(() => portal.navigator.go('/books'));
  for (const leave of [() => portal.history.go(-1), () => portal.navigator.go('/books')]) {
    await after(() => portal.dialogs.open('rules'));
    expect(screen.getByRole('dialog')).toBeDefined();
    await after(leave);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

it('shows by itself while its condition holds, and stays away once it was closed', async () => {
  const { portal, after, toggles } = await show();
  await after(() => toggles.set({ closing: { enabled: true } }));
  expect(screen.getByRole('dialog', { name: 'Closing soon' })).toBeDefined();
  await after(() => portal.dialogs.close('closing'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(() => toggles.set({ closing: { enabled: false } }));
  await after(() => toggles.set({ closing: { enabled: true } }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for nothing that only a dialog of another page asks, and shows there', async () => {
  const { portal, after, toggles } = await show();
  const slots = ['books', 'home'].flatMap((page) => portal.site.vocabulary.slotOf(`toggle:${page}`) ?? []);
  const asked = vi.spyOn(portal.store, 'subscribe');
  await after(() => portal.dialogs.open('rules'));
  const subscribed = new Set(asked.mock.calls.flatMap(([each]) => each));
  expect(slots.map((slot) => subscribed.has(slot))).toEqual([false, true]);
  await after(() => portal.dialogs.close('rules'));
  await after(() => toggles.set({ books: { enabled: true } }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await after(() => toggles.set({ home: { enabled: true } }));
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('that fails is reported, and the page stays', async () => {
  heardComplaints();
  const { portal, after, ports } = await show();
  const before = screen.getByRole('main').textContent;
  vi.spyOn(portal.presentation, 'QuestionDialog').mockImplementation(() => {
    throw new Error('No ink.');
  });
  await after(() => portal.dialogs.open('rules'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe(before);
  expect(ports.reports).toContainEqual(expect.objectContaining({ what: 'dialogs-failed' }));
});

async function show() {
  const shown = await showPortal({
    manifests,
    copy: { en: words, es: words },
    toggles: { closing: { enabled: false } },
  });
  await shown.after(() => settled());
  return shown;
}

const words = {
  rules: 'House rules',
  quiet: 'Be quiet.',
  see: 'I see',
  enter: 'Sign in',
  closing: 'Closing soon',
  soon: 'In ten minutes.',
};

const said = { title: 'library:rules', text: 'library:quiet', actions: [] };

const manifests: ManifestParts = {
  toggle: {
    closing: { default: false, owner: 'Desk' },
    books: { default: false, owner: 'Desk' },
    home: { default: false, owner: 'Desk' },
  },
  dialog: {
    rules: {
      priority: 10,
      title: 'library:rules',
      text: 'library:quiet',
      actions: [
        { label: 'library:see', do: { close: true } },
        { label: 'library:enter', do: { open: 'closing' }, when: { toggle: 'closing' } },
        { label: 'library:enter', do: { open: 'closing' }, when: { not: { toggle: 'closing' } } },
      ],
    },
    books: {
      ...said,
      priority: 30,
      when: { all: [{ fact: 'route.id', is: 'books' }, { toggle: 'books' }] },
    },
    here: {
      ...said,
      priority: 40,
      when: { all: [{ fact: 'route.id', is: 'home' }, { toggle: 'home' }] },
    },
    way: {
      priority: 20,
      title: 'library:rules',
      text: 'library:quiet',
      actions: [{ label: 'library:see', do: { go: { route: 'home' } } }],
    },
    closing: {
      priority: 90,
      title: 'library:closing',
      text: 'library:soon',
      when: { toggle: 'closing' },
      actions: [],
      dismissal: { forSession: true },
    },
  },
};
