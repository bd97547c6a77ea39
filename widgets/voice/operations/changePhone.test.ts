import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { setCallGuard } from './changePhone.ts';

const done = { data: { setCallGuard: { level: 'STRICT' } } };
const refused = (code: string) => ({
  data: null,
  errors: [{ extensions: { code, reason: 'NOT_VERIFIED' } }],
});

it.each([
  ['is done', done, { outcome: 'done' }, [['home-phone']]],
  [
    'is refused',
    refused('NOT_ALLOWED'),
    { outcome: 'failed', refusal: ['NOT_ALLOWED.NOT_VERIFIED', 'NOT_ALLOWED'] },
    [['home-phone']],
  ],
  ['may have been done', refused('SERVICE_UNAVAILABLE'), { outcome: 'unknown' }, []],
  ['has no answer', { data: {} }, { outcome: 'unknown' }, []],
])('SH-CALL-014: Call Guard is set at the voice console, and %s', async (_, answer, end, refreshed) => {
  const asked: [string, unknown][] = [];
  const names: (readonly string[])[] = [];
  const services = fakeServices({
    fetch: (address, init) => {
      asked.push([address, (JSON.parse(String(init?.body)) as { variables: unknown }).variables]);
      return Promise.resolve(Response.json(answer));
    },
    refresh: (groups) => {
      names.push(groups);
      return Promise.resolve();
    },
  });
  expect(await setCallGuard({ input: { level: 'STRICT' } } as never, services)).toEqual(end);
  expect(asked).toEqual([['/voiceConsoleGraph', { level: 'STRICT' }]]);
  expect(names).toEqual(refreshed);
});
