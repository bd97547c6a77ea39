import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { heardComplaints } from '../view/layout/testing/index.ts';
import { ErrorBoundary } from '../view/index.ts';
import { useLoaded } from './useLoaded.ts';

const novels = { title: 'Novels' };
const poems = { title: 'Poems' };

it('shows at once what is at hand', () => {
  show(novels);
  expect(screen.getByRole('heading').textContent).toBe('Novels');
});

it('has nothing of what is on its way until it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Shelf>();
  show(promise);
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => resolve(novels));
  expect(screen.getByRole('heading').textContent).toBe('Novels');
});

it('never shows what is not wanted any more', async () => {
  const [first, second] = [Promise.withResolvers<Shelf>(), Promise.withResolvers<Shelf>()];
  const { wantInstead } = show(first.promise);
  wantInstead(second.promise);
  await act(async () => first.resolve(novels));
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => second.resolve(poems));
  expect(screen.getByRole('heading').textContent).toBe('Poems');
});

it('throws what went wrong to the boundary around it', async () => {
  heardComplaints();
  const { promise, reject } = Promise.withResolvers<Shelf>();
  show(promise);
  await act(async () => reject(new Error('404')));
  expect(screen.getByRole('alert').textContent).toBe('Error: 404');
});

type Shelf = typeof novels;

function View({ wanted }: { wanted: Shelf | Promise<Shelf> }) {
  const shelf = useLoaded(wanted);
  return shelf ? <h1>{shelf.title}</h1> : <p>on its way</p>;
}

function show(wanted: Shelf | Promise<Shelf>) {
  const tree = (each: Shelf | Promise<Shelf>) => (
    <ErrorBoundary
      onTryAgain={() => () => undefined}
      onError={() => undefined}
      fallback={(error) => <p role="alert">{String(error)}</p>}
    >
      <View wanted={each} />
    </ErrorBoundary>
  );
  const { rerender } = render(tree(wanted));
  return { wantInstead: (next: Shelf | Promise<Shelf>) => rerender(tree(next)) };
}
