import { expect, it } from 'vitest';
import { readView, writeView } from './view.ts';

it('reads back what it writes', () => {
  const view = { page: 'payment', language: 'es', scheme: 'dark', cards: 'http://127.0.0.1:1' } as const;
  expect(readView(writeView(view))).toEqual(view);
});

it('takes the first choice for what it does not know', () => {
  expect(readView('?page=nonsense')).toEqual({
    page: 'components',
    language: 'en',
    scheme: 'light',
    cards: 'http://127.0.0.1:4001',
  });
});
