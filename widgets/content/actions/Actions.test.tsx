import { act, fireEvent, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { packs } from '../../packs.ts';
import { exampleOf, stageWidget, until } from '../../testing/index.ts';

it('has links for what leads somewhere, and buttons for the rest', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { root } = await stage('every look of a control');
  const button = (): HTMLElement | null => within(root).queryByRole('button', { name: 'Print or save' });
  await until(() => button() !== null, 'the button');
  const links = within(root).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/login',
    '/support',
    'https://www.northline.example/stores',
  ]);
  fireEvent.click(button() ?? root);
  expect(print).toHaveBeenCalledOnce();
});

it('has words of another language marked as that, so that they are pronounced so', async () => {
  const { root } = await stageWidget('content/actions', exampleOf('content/actions', 'in another language'), {
    packs,
  });
  const link = within(root).getByRole('link', { name: 'Continuar en español' });
  expect(link.querySelector('[lang]')?.getAttribute('lang')).toBe('es');
  expect(link.querySelector('[lang]')?.textContent).toBe('Continuar en español');
});

it('has only what holds now', async () => {
  const { root, portal } = await stage('only what holds');
  const labels = () =>
    within(root)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(labels()).toEqual(['Back to billing']);
  act(() => portal.store.set({ 'toggle:payment-history': true }));
  expect(labels()).toEqual(['See all payments', 'Back to billing']);
});

it.each(['link', 'secondary'])(
  'sends once what is pressed again meanwhile, and again afterwards; as a %s',
  async (style) => {
    const does = { run: 'account/mark-notifications-read' };
    const graph = { MarkNotificationsRead: { markNotificationsRead: [] } };
    const settings = { controls: [{ label: 'notifications:markRead', do: does, style }] };
    const { root, sent } = await stageWidget('content/actions', { name: style, settings, graph }, { packs });
    const button = await within(root).findByRole('button', { name: 'Mark all as read' });
    const count = () =>
      sent.filter(({ body }) => JSON.stringify(body ?? '').includes('MarkNotificationsRead')).length;
    const isWaiting = () => button.getAttribute('aria-disabled') === 'true';
    fireEvent.click(button);
    fireEvent.click(button);
    expect(isWaiting()).toBe(true);
    await until(() => !isWaiting(), 'the end of the first');
    expect(count()).toBe(1);
    fireEvent.click(button);
    await until(() => count() === 2, 'the second');
  },
);

function stage(name: string) {
  return stageWidget('content/actions', exampleOf('content/actions', name), { packs });
}
