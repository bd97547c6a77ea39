import { describe, expect, it } from 'vitest';
import { evaluatorOf, siteOf } from '../testing/index.ts';
import { decidePush, readPush } from './decidePush.ts';

describe('readPush', () => {
  it('reads the category and the texts of the payload', () => {
    const message = {
      category: 'BOOK',
      data: { payload: { title: 'Emma', copies: 3, long: 'x'.repeat(501) } },
    };
    expect(readPush(message)).toEqual({ category: 'BOOK', payload: { title: 'Emma' } });
  });

  it.each([undefined, null, 'BOOK', 7, {}, { category: 3 }])('reads nothing from %j', (message) => {
    expect(readPush(message)).toBeUndefined();
  });

  it.each([
    { category: 'BOOK' },
    { category: 'BOOK', data: null },
    { category: 'BOOK', data: { payload: 'x' } },
  ])('reads a message without payload: %j', (message) =>
    expect(readPush(message)).toMatchObject({ category: 'BOOK' }),
  );
});

describe('decidePush', () => {
  it('goes to the route with values of the message', () => {
    expect(decided('BOOK', { shelf: 'a:b:c' })).toEqual({ kind: 'inside', address: '/shelves/abc' });
  });

  it('goes elsewhere when a value is missing or would be no part of a path', () => {
    expect(decided('BOOK', {})).toEqual({ kind: 'inside', address: '/' });
    expect(decided('BOOK', { shelf: '..' })).toEqual({ kind: 'inside', address: '/' });
  });

  it('opens a dialog only with the fields that it needs, and keeps facts of the message', () => {
    expect(push('FINE', { fine: '12' })).toMatchObject({
      open: { dialog: 'fine' },
      facts: { 'fine.id': '12' },
    });
    expect(push('FINE', {})).toEqual({ id: 'fine', facts: {} });
  });

  it.each(['OTHER', 'book', 'constructor', ''])('does nothing for the category %j', (category) => {
    expect(push(category, { shelf: 'novels' })).toBeUndefined();
  });
});

function push(category: string, payload: Record<string, string>) {
  return decidePush(evaluatorOf(site), { category, payload });
}

function decided(category: string, payload: Record<string, string>) {
  return push(category, payload)?.destination;
}

const site = siteOf({
  route: { home: { path: '/', page: 'home' }, shelf: { path: '/shelves/:shelf', page: 'shelf' } },
  facts: { fine: { comesFrom: 'A message.', facts: { id: { type: 'text', description: 'Which fine.' } } } },
  push: {
    book: {
      category: 'BOOK',
      go: {
        route: 'shelf',
        params: { shelf: { payload: 'shelf', without: ':' } },
        otherwise: { route: 'home' },
      },
    },
    fine: {
      category: 'FINE',
      keep: { 'fine.id': { payload: 'fine' } },
      open: { dialog: 'fine', needs: ['fine'] },
    },
  },
});
