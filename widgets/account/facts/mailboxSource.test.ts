import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { activateStreaming } from '../operations/activateStreaming.ts';
import { publicPlans } from '../records/publicPlans.ts';
import { mailboxSource } from './mailboxSource.ts';

const plan = {
  id: 'p-1',
  type: 'PHONE',
  name: 'Home phone',
  price: 999,
  description: null,
  regularPrice: null,
};

it('SH-CALL-011: the plans for everybody are asked of the auxiliary graph, in the language that is shown', async () => {
  const { asked, services } = answering({ data: { plans: [{ ...plan, promotionMonths: null }] } });
  const items = await publicPlans({ first: undefined, input: () => 'es' } as never, services);
  expect(items).toEqual([{ id: 'p-1', line: 'VOICE', name: 'Home phone', price: 999 }]);
  expect(asked).toEqual([['/graphAuxiliary', { language: 'es' }]]);
});

it.each([
  [{ data: { activateStreaming: { isActive: true } } }, { outcome: 'done' }],
  [
    { data: null, errors: [{ extensions: { code: 'CODE_REFUSED' } }] },
    { outcome: 'unknown', refusal: ['CODE_REFUSED'] },
  ],
  [{ data: null, errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] }, { outcome: 'unknown' }],
])('SH-CALL-011: so is an app activated; %j is %j', async (answer, end) => {
  const { asked, services } = answering(answer);
  expect(await activateStreaming({ input: { code: 'ABCD-1234' } } as never, services)).toEqual(end);
  expect(asked).toEqual([['/graphAuxiliary', { code: 'ABCD-1234' }]]);
});

it.each([
  [
    'SH-CALL-012: the mailbox is asked of webmail',
    mailboxSource,
    { mailbox: { address: 'maria@northline.example', unread: 3 } },
    '/webmailGraph',
    { 'mailbox.has': true, 'mailbox.unread': 3, 'mailbox.address': 'maria@northline.example' },
  ],
  [
    'SH-CALL-012: there may be none',
    mailboxSource,
    { mailbox: null },
    '/webmailGraph',
    { 'mailbox.has': false, 'mailbox.unread': 0 },
  ],
])('%s', async (_, source, data, endpoint, facts) => {
  const { asked, services, set } = answering({ data });
  source(services);
  await expect.poll(set).toEqual(facts);
  expect(asked).toEqual([[endpoint, {}]]);
});

function answering(answer: object) {
  const asked: [string, unknown][] = [];
  let facts: object | undefined;
  const fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    asked.push([address, (JSON.parse(String(init?.body)) as { variables: unknown }).variables]);
    return Response.json(answer);
  };
  const set = (given: object): void => {
    facts = JSON.parse(JSON.stringify(given)) as object;
  };
  const services = { ...fakeServices({ fetch }), set, fail: () => undefined };
  return { asked, services: services as never, set: () => facts };
}
