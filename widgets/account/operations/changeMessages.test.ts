import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { switchEmail, switchText } from './changeMessages.ts';

it.each([
  ['emails that are on', switchEmail, true, true, { byEmail: false }],
  ['emails that are off', switchEmail, false, true, { byEmail: true }],
  ['texts that are on', switchText, true, true, { byText: false }],
  ['texts that are off', switchText, false, false, { byText: true }],
])(
  'SH-ROUTE-031: of %s the other is said, and of the other way nothing',
  async (_, run, byEmail, byText, sent) => {
    const asked: unknown[] = [];
    const refreshed: unknown[] = [];
    const services = fakeServices({
      fetch: (_address, init) => {
        asked.push((JSON.parse(String(init?.body)) as { variables: unknown }).variables);
        return Promise.resolve(Response.json({ data: { setPreference: [{ topic: 'OUTAGE', ...sent }] } }));
      },
      refresh: (names) => {
        refreshed.push(names);
        return Promise.resolve();
      },
    });
    const call = { input: { topic: 'OUTAGE', byEmail, byText } };
    expect(await run(call as never, services)).toEqual({ outcome: 'done' });
    expect(asked).toEqual([{ topic: 'OUTAGE', ...sent }]);
    expect(refreshed).toEqual([['preference']]);
  },
);
