import { expect, it } from 'vitest';
import { createCardsHandler } from './cardsHandler.ts';

const frame = async (): Promise<Response> => new Response('a page');

it.each([
  ['https://cards.example', 'max-age=31536000; includeSubDomains'],
  ['http://127.0.0.1:4001', null],
])('asks for https from then on where it is reached so: %s', async (origin, expected) => {
  const handle = createCardsHandler({
    origin,
    frame,
    services: () => undefined,
    report: () => undefined,
  });
  const { headers } = await handle(new Request('http://cards.example/frame'));
  expect(headers.get('strict-transport-security')).toBe(expected);
});
