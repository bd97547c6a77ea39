import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { heardComplaints, showPortal } from '../layout/testing/index.ts';
import { createParts } from '../../release/index.ts';
import { manifestSetOf } from '../../../core/testing/index.ts';

const shelf = {
  description: 'A shelf.',
  title: 'library:shelf',
  body: [{ widget: 'library/heading', settings: { text: 'library:shelf' } }],
};

it('shows the widgets of a page, and names the document after it', async () => {
  await showPortal({ body: [{ widget: 'library/heading', settings: { text: 'library:name' } }] });
  expect(screen.getByRole('heading', { name: 'Town Library' })).toBeDefined();
  expect(document.title).toBe('Town Library – Library');
});

it('waits for a page that is a file of its own', async () => {
  const { after, promise } = await showShelf();
  expect(screen.getByRole('status').textContent).toBe('Loading the page');
  await after(() => promise.resolve(shelf));
  expect(screen.getByRole('heading', { name: 'Shelf' })).toBeDefined();
});

it('says so when a page cannot be loaded, asks once, and can be tried again', async () => {
  const complaints = heardComplaints();
  const { after, promise, load, ports } = await showShelf();
  await after(() => promise.reject(new Error('404')));
  expect(screen.getByRole('region', { name: 'This part is not there' })).toBeDefined();
  expect(document.title).toBe('This part is not there – Library');
  expect(load).toHaveBeenCalledOnce();
  expect(ports.reports).toMatchObject([{ what: 'page-failed' }]);
  expect(complaints).toHaveBeenCalledOnce();
  load.mockResolvedValueOnce(shelf);
  await after(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByRole('heading', { name: 'Shelf' })).toBeDefined();
});

it('takes the spinner of a section away when its page fails, for that one cannot say any more that it is ready', async () => {
  heardComplaints();
  const { portal, after, promise } = await showShelf('section');
  expect(portal.navigator.screen().spinner).toBe(true);
  await after(() => promise.reject(new Error('404')));
  expect(portal.navigator.screen().spinner).toBe(false);
});

it('takes the spinner of a section away when nothing on its page is waited for any more', async () => {
  const { portal, after, promise } = await showShelf('section');
  await after(() => promise.resolve(shelf));
  expect(portal.navigator.screen().spinner).toBe(false);
  await after(() => portal.navigator.go('/'));
  await after(() => portal.navigator.go('/shelf'));
  expect(portal.navigator.screen()).toMatchObject({ shown: { route: 'shelf' }, spinner: false });
});

it('leaves the spinner of a section while a widget of its page waits for what it needs', async () => {
  const { portal, after, promise } = await showShelf('section');
  const [heading] = shelf.body;
  await after(() => promise.resolve({ ...shelf, body: [{ ...heading, needs: ['reader.known'] }] }));
  expect(portal.navigator.screen().spinner).toBe(true);
  await after(() => portal.store.set({ 'reader.known': true }));
  expect(portal.navigator.screen().spinner).toBe(false);
});

async function showShelf(spinner: 'shell' | 'section' = 'shell') {
  const promise = Promise.withResolvers<object>();
  const load = vi.fn<(kind: string, id: string) => Promise<object>>(() => promise.promise);
  const known = { type: 'boolean', description: 'The desk knows this reader.' } as const;
  const manifests = {
    route: { shelf: { path: '/shelf', page: 'shelf', spinner } },
    facts: { reader: { comesFrom: 'The desk.', facts: { known } } },
  };
  const parts = createParts(manifestSetOf(manifests), { page: { shelf: '/shelf.json' } }, load);
  const shown = await showPortal({ manifests, parts, start: '/shelf', copy: { en: { shelf: 'Shelf' } } });
  return { ...shown, promise, load };
}
