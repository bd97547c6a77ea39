import { expect, it } from 'vitest';
import { readBootstrap } from './bootstrap.ts';

it('reads what the server wrote into the page', () => {
  expect(readBootstrap(pageWith('{"environment":"TEST","settings":{"desk":"1"}}'))).toEqual({
    environment: 'TEST',
    settings: { desk: '1' },
  });
});

it.each(['', '{', 'null', '"TEST"', '7'])('reads nothing where that is no object: %s', (text) => {
  expect(readBootstrap(pageWith(text))).toEqual({});
});

it('reads nothing where there is nothing', () => {
  expect(readBootstrap(document.implementation.createHTMLDocument())).toEqual({});
});

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const block = page.createElement('script');
  block.id = 'bootstrap';
  block.type = 'application/json';
  block.textContent = text;
  page.body.append(block);
  return page;
}
