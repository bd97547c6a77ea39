import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secondPortalDesk } from '../testing/secondPortalDesk.ts';

const { portal, copy: desk } = secondPortalDesk();

it('says that there is no such data folder, rather than that nobody was refused', async () => {
  const { stderr, status } = await portal('decisions', '--from', 'nowhere');
  expect(stderr).toMatch(/^There is no folder "nowhere"\./);
  expect(status).toBe(1);
});

it('says of a route that nothing was ever told of it, and of which ones something was', async () => {
  mkdirSync(join(desk, 'analytics'));
  const event = {
    event: 'decision',
    release: '',
    environment: 'PROD',
    answer: 'entered',
    share: 100,
    route: 'basket',
    pattern: '/basket',
    guards: [],
    waited: false,
    facts: {},
    hidden: [],
  };
  const line = JSON.stringify({ received: new Date().toISOString(), topic: 'why', event });
  writeFileSync(join(desk, 'analytics/why.jsonl'), line);
  const told = await portal('decisions', '--from', desk, '--route', '/baskett');
  expect(told.stdout).toBe(
    'Nothing was ever told of "/baskett". Did you mean "/basket"? Known: /basket, basket.\n',
  );
  const known = await portal('decisions', '--from', desk, '--route', 'basket');
  expect(known.stdout).toMatch(/: 1 let in\.\n$/);
});
