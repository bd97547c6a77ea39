import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('keeps a connection for a minute, and says so: nobody sends on one that is just being closed', async () => {
  const { port, close } = await listen(0, (_, response) => response.end('here'));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  await answer.text();
  await close();
});
