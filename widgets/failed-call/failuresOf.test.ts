import { expect, it } from 'vitest';
import { failuresOf } from './failuresOf.ts';

const constants: Readonly<Record<string, number | string>> = {
  analyticsTextCap: 40,
  analyticsErrorsPerCall: 2,
  analyticsPartText: '{href} gave {status}.',
};

it('tells of a call that was refused by its status, with its trace and what the body says', () => {
  const body = {
    transactionId: 't-1',
    reasonCode: 'LATE',
    reasonMessage: 'Too late.',
    systemErrorCode: 'PAY-7',
  };
  expect(failed(body, 500)).toEqual([
    {
      of: 'call',
      code: '500',
      text: JSON.stringify(body).slice(0, 40),
      trace: 'trace-1',
      platform: 'desk',
      transaction: 't-1',
      reason: 'LATE',
      reasonText: 'Too late.',
      system: 'PAY',
    },
    expect.objectContaining({ of: 'system', system: 'PAY' }),
  ]);
});

it.each([
  [{ txnId: 't-2' }, { transaction: 't-2' }],
  [{ failureResponses: [{ systemErrorCode: 'DESK-5-3' }] }, { system: 'DESK' }],
  [{ systemErrorCode: 'DESK' }, { system: 'DESK' }],
])('reads the same from where else it may stand: %j', (body, fields) => {
  expect(failed(body, 500)[0]).toMatchObject(fields);
});

it('tells of the parts of an answer that failed, whatever its status', () => {
  const body = {
    multistatus: [
      { href: '/a', status: 500 },
      { href: '/b', status: 200 },
    ],
  };
  expect(failed(body, 207)).toMatchObject([{ of: 'call', code: '207', text: '/a gave 500.' }]);
});

it('tells of errors of the graph in one, and of each of the first by itself', () => {
  const errors = ['A', 'B', 'B'].map((code, index) => ({ message: `No ${index}.`, extensions: { code } }));
  expect(failed({ data: null, errors }, 200)).toMatchObject([
    { of: 'answer', code: 'A, B', text: 'No 0.\nNo 1.\nNo 2.', trace: 'trace-1' },
    { of: 'error', code: 'A', text: 'No 0.' },
    { of: 'error', code: 'B', text: 'No 1.' },
  ]);
});

it.each([
  ['what no service writes', '[1]', [{ of: 'call', code: '502', text: '[1]' }]],
  ['a page of a gateway', '<p>Bad gateway', [{ of: 'call', code: '502', text: '<p>Bad gateway' }]],
  ['nothing', '', [{ of: 'call', code: '502' }]],
])('says what there is of %s', (_, text, told) => {
  expect(failuresOf(new Response(text, { status: 502 }), text, constant)).toEqual(told);
});

it('tells nothing of an answer without errors', () => {
  expect(failed({ data: { errors: [] } }, 200)).toEqual([]);
});

function failed(body: object, status: number) {
  const headers = { 'x-trace-id': 'trace-1', 'x-sspp-platform': 'desk' };
  return failuresOf(Response.json(body, { status, headers }), JSON.stringify(body), constant);
}

function constant(name: string): number | string {
  return constants[name] ?? Number.NaN;
}
