import { expect, test } from '@playwright/test';
import { judge, type BookRead, type Send, type Sighting, type Trace } from './oracle.ts';

test('one payment, told as received, is as it should be', () => {
  const trace = traceOf({
    sends: [sent('key-1', 100, 'payment-1')],
    reads: [read(0), read(200, 'payment-1')],
    sightings: [shown(150, { claims: ['received'] })],
  });
  expect(judge(trace)).toEqual([]);
});

test('two payments are one too many, also when the first was lost sight of between two readings', () => {
  const trace = traceOf({ reads: [read(0, 'payment-1'), read(100, 'payment-2')] });
  expect(kindsOf(trace)).toEqual(['charged-twice']);
});

test('"nothing was charged" of a payment in the book is false', () => {
  const trace = traceOf({
    sends: [sent('key-1', 100, 'payment-1')],
    reads: [read(0), read(200, 'payment-1')],
    sightings: [shown(150, { claims: ['nothing-charged'] })],
  });
  expect(kindsOf(trace)).toEqual(['false-denial']);
});

test('"nothing was charged" is false of a payment that arrives after it was said', () => {
  const trace = traceOf({
    sends: [{ ...sent('key-1', 100), deliveredAt: 5_000 }],
    reads: [read(0), read(300), read(6_000, 'payment-1')],
    sightings: [shown(150, { claims: ['nothing-charged'] })],
  });
  expect(kindsOf(trace)).toEqual(['false-denial']);
});

test('"nothing was charged" is true when the same is sent again afterwards and taken then', () => {
  const trace = traceOf({
    sends: [lost('key-1', 100), sent('key-1', 900, 'payment-1')],
    reads: [read(0), read(500), read(1_000, 'payment-1')],
    sightings: [shown(400, { claims: ['nothing-charged'] })],
  });
  expect(judge(trace)).toEqual([]);
});

test('"nothing was charged" is false when what is sent again afterwards finds the payment in the book already', () => {
  const trace = traceOf({
    sends: [{ ...sent('key-1', 100), deliveredAt: 110 }, sent('key-1', 900, 'payment-1')],
    reads: [read(0), read(500, 'payment-1'), read(1_000, 'payment-1')],
    sightings: [shown(400, { claims: ['nothing-charged'] })],
  });
  expect(kindsOf(trace)).toEqual(['false-denial']);
});

test('"nothing was charged" is true beside a payment of another device', () => {
  const trace = traceOf({
    sends: [lost('key-1', 100), { ...sent('key-2', 200, 'payment-2'), device: 'second' }],
    reads: [read(0), read(300, 'payment-2')],
    sightings: [shown(400, { claims: ['nothing-charged'] })],
  });
  expect(judge(trace)).toEqual([]);
});

test('"received" is false while nothing is in the book, whatever comes later', () => {
  const trace = traceOf({
    sends: [{ ...sent('key-1', 100), deliveredAt: 110 }],
    reads: [read(0), read(200), read(9_000, 'payment-1')],
    sightings: [shown(150, { claims: ['received'] })],
  });
  expect(kindsOf(trace)).toEqual(['false-receipt']);
});

test('"being processed" is false of a payment that never reached the server', () => {
  const sightings = [shown(150, { claims: ['in-flight'] })];
  expect(kindsOf(traceOf({ sends: [lost('key-1', 100)], sightings }))).toEqual(['false-flight']);
  expect(kindsOf(traceOf({ sends: [sent('key-1', 100)], sightings }))).toEqual([]);
});

test('a customer who never comes to know the end was left alone', () => {
  const trace = traceOf({ endings: [{ device: 'first', isTold: false, seen: 'not-known at /billing/pay' }] });
  expect(kindsOf(trace)).toEqual(['never-told']);
});

test('a page that was opened while a payment is in flight offers no other one', () => {
  const trace = traceOf({
    sends: [{ ...sent('key-1', 100), deliveredAt: 110 }],
    reads: [read(0), read(5_000), read(12_000, 'payment-1')],
    sightings: [shown(4_000, { device: 'second', loadedAt: 3_000, offersPayment: true })],
  });
  expect(kindsOf(trace)).toEqual(['offers-payment-in-flight']);
});

test('the page that the customer pays on may show its button until it knows', () => {
  const trace = traceOf({
    sends: [{ ...sent('key-1', 100), deliveredAt: 110 }],
    reads: [read(0), read(12_000, 'payment-1')],
    sightings: [shown(130, { loadedAt: 0, offersPayment: true })],
  });
  expect(judge(trace)).toEqual([]);
});

function kindsOf(trace: Trace): readonly string[] {
  return judge(trace).map(({ kind }) => kind);
}

function traceOf(parts: Partial<Trace>): Trace {
  return { sightings: [], sends: [], reads: [], endings: [], ...parts };
}

function sent(key: string, at: number, paymentId?: string): Send {
  return {
    at,
    device: 'first',
    key,
    deliveredAt: at,
    ...(paymentId !== undefined && { answer: { paymentId } }),
  };
}

function lost(key: string, at: number): Send {
  return { at, device: 'first', key };
}

function read(startedAt: number, ...payments: string[]): BookRead {
  return { startedAt, endedAt: startedAt + 20, payments };
}

function shown(at: number, parts: Partial<Sighting>): Sighting {
  return { at, device: 'first', loadedAt: 0, claims: [], offersPayment: false, text: 'A page', ...parts };
}
