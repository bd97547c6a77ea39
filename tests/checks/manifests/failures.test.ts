import { expect, it } from 'vitest';
import { eventsFor, type SentAnalyticsEvent } from '../../../engine/core/analytics/index.ts';
import { createEvaluator } from '../../../engine/core/decision/index.ts';
import { assignmentOf } from '../../../engine/core/fact/index.ts';
import type { CallFailure } from '../../../engine/index.ts';
import { failuresOf } from '../../../widgets/failed-call/index.ts';
import { site } from './realSite.ts';

it('SH-ANLY-008, SH-CALL-025, BL-ERR-013: a call that fails is told with its code, its text and its trace id', async () => {
  expect(await told(new Response('Out of order.', { status: 500, headers: { 'x-trace-id': 'b7' } }))).toEqual(
    [
      {
        event: 'apiFailure',
        with: { appVersion: '13.22.0', code: '500', text: 'Out of order.', trace: 'b7' },
      },
    ],
  );
});

it.each([
  ['SH-CALL-017', { txnId: 'T1' }, { transaction: 'T1' }],
  ['SH-CALL-017', { transactionId: 'T2' }, { transaction: 'T2' }],
  ['SH-CALL-018', { reasonCode: 'LATE' }, { reason: 'LATE' }],
  ['SH-CALL-019', { reasonMessage: 'Too late.' }, { reasonText: 'Too late.' }],
  [
    'SH-CALL-020, BL-ERR-013',
    { multistatus: [{ href: '/bills', status: 500 }] },
    { code: '207', text: '500: Error on /bills call.' },
    207,
  ],
  ['SH-CALL-021', { systemErrorCode: 'PAY-5003' }, { system: 'PAY' }],
  ['SH-CALL-022', { failureResponses: [{ systemErrorCode: 'PAY-5003' }] }, { system: 'PAY' }],
])(
  '%s, BL-CAL-020, BL-CAL-021: a failure that says %j is told with %j',
  async (_, body, fields, status = 500) => {
    const [failure] = await told(Response.json(body, { status }));
    expect(failure).toMatchObject({ event: 'apiFailure', with: fields });
  },
);

it.each([
  [{ systemErrorCode: 'ABC-123-9' }, 500, ['apiFailure', 'genericError'], 'ABC'],
  [{ systemErrorCode: 'ABC' }, 500, ['apiFailure', 'genericError'], 'ABC'],
  [{ systemErrorCode: 'ABC-1' }, 200, ['genericError'], 'ABC'],
  [{ failureResponses: [{ systemErrorCode: 'PAY-5003' }] }, 200, ['genericError'], 'PAY'],
])(
  'SH-ECAT-001, SH-ECAT-002: %j, answered with %d, is told as %j with the client code %s',
  async (body, status, events, code) => {
    const all = await told(Response.json(body, { status, headers: { 'x-trace-id': 'b7' } }));
    expect(all.map(({ event }) => event)).toEqual(events);
    expect(all.at(-1)?.with).toMatchObject({ code, trace: 'b7' });
  },
);

it('SH-ECAT-001: a failure without such a code is no generic error', async () => {
  const [first, ...more] = await told(Response.json({ reasonCode: 'LATE' }, { status: 500 }));
  expect([first?.event, more]).toEqual(['apiFailure', []]);
});

it('SH-ECAT-005: of an answer in parts each that failed is told, and no other', async () => {
  const multistatus = [
    { href: '/a', status: 500 },
    { href: '/b', status: 200 },
    { href: '/c', status: 404 },
  ];
  const [event] = await told(Response.json({ multistatus }, { status: 207 }));
  expect(event?.with['text']).toBe('500: Error on /a call.\n404: Error on /c call.');
  expect(await told(Response.json({ multistatus: multistatus.slice(1, 2) }, { status: 207 }))).toEqual([]);
});

it('SH-CALL-024: a failure is told with the platform that answered', async () => {
  const headers = { 'x-sspp-platform': 'west' };
  expect(await told(Response.json({}, { status: 503, headers }))).toMatchObject([
    { with: { platform: 'west' } },
  ]);
});

it.each([
  [5_000, 5_000],
  [5_001, 5_000],
])('SH-ANLY-009, SH-CONST-021, BL-ERR-013: of a text of %d characters %d are told', async (length, kept) => {
  const [event] = await told(new Response('x'.repeat(length), { status: 500 }));
  expect(event?.with['text']).toBe('x'.repeat(kept));
});

it.each([
  [25, 20],
  [3, 3],
])(
  'SH-ANLY-010, SH-CONST-022: of %d errors of one answer %d are told, each by itself, where the toggle is on',
  async (many, few) => {
    const events = await told(answerWith(many), { 'toggle:graph-errors': true });
    expect(events.map(({ event }) => event)).toEqual(Array(few).fill('graphError'));
    expect(events.at(-1)?.with).toMatchObject({ code: 'NOT_FOUND', text: `No bill ${few - 1}.` });
  },
);

it('SH-ANLY-011 all errors of an answer are told in one event where the toggle is off', async () => {
  const events = await told(answerWith(25), { 'toggle:graph-errors': false });
  expect(events).toMatchObject([{ event: 'graphErrors', with: { code: 'NOT_FOUND' } }]);
  expect(String(events[0]?.with['text']).split('\n')).toHaveLength(25);
});

it('SH-ECAT-010, SH-ECAT-011: code that cannot be loaded is a ChunkLoadError, and is told with its type and its source', () => {
  const source = 'https://portal.example/assets/pay.js';
  expect(eventsOf({ of: 'code', code: 'ChunkLoadError', reason: 'missing', source })).toEqual([
    { event: 'codeLost', with: { appVersion: '13.22.0', name: 'ChunkLoadError', type: 'missing', source } },
  ]);
});

it('tells nothing of an answer as it should be', async () => {
  expect(await told(Response.json({ data: { bill: null } }))).toEqual([]);
});

/** The analytics events for an answer of the graph. */
async function told(response: Response, known: Record<string, boolean> = {}): Promise<SentAnalyticsEvent[]> {
  const { constants } = site.manifests;
  const constant = (name: string) => constants['constants']?.constants[name]?.value ?? Number.NaN;
  return failuresOf(response, await response.clone().text(), constant).flatMap((failure) =>
    eventsOf(failure, known),
  );
}

function eventsOf(failure: CallFailure, known: Record<string, boolean> = {}): SentAnalyticsEvent[] {
  const assignment = assignmentOf(site.vocabulary, { 'toggle:graph-errors': false, ...known });
  const { usage = raise() } = site.manifests.analytics;
  return eventsFor(createEvaluator(site, assignment), 'usage', usage, { kind: 'failed', ...failure });
}

function answerWith(errors: number): Response {
  const extensions = { code: 'NOT_FOUND' };
  return Response.json({
    data: null,
    errors: Array.from({ length: errors }, (_, index) => ({ message: `No bill ${index}.`, extensions })),
  });
}

function raise(): never {
  throw new Error('There is no topic of usage.');
}
