import { describe, expect, it, vi } from 'vitest';
import { applyTransportFault, isConnectionDrop } from './applyTransportFault.ts';
import { createFaultBoard } from './faultBoard.ts';
import { readFaultOrder } from './readFaultOrder.ts';
import type { TransportEffect } from './fault.ts';

describe('the fault board', () => {
  it('strikes the operation and person that were named, so many times', () => {
    const board = createFaultBoard();
    board.set({ operation: 'wallet', username: 'maria', remaining: 2, effect: { kind: 'hang' } });
    expect(board.inject('wallet', 'ben')).toBeUndefined();
    expect(board.inject('account', 'maria')).toBeUndefined();
    expect(board.inject('wallet', 'maria')).toMatchObject({ effect: { kind: 'hang' } });
    expect(board.inject('wallet', 'maria')).toBeDefined();
    expect(board.inject('wallet', 'maria')).toBeUndefined();
    expect(board.list()).toEqual([]);
  });

  it('strikes everybody and everything until it is cleared when nothing is named', () => {
    const board = createFaultBoard();
    const { id } = board.set({ operation: '*', effect: { kind: 'hang' } });
    expect(board.inject('wallet', 'maria')).toBeDefined();
    expect(board.inject('payments', undefined)).toBeDefined();
    board.clear({ id });
    expect(board.inject('wallet', 'maria')).toBeUndefined();
  });

  it("clears one person's faults and leaves the others", () => {
    const board = createFaultBoard();
    board.set({ operation: '*', username: 'maria', effect: { kind: 'hang' } });
    board.set({ operation: '*', username: 'ben', effect: { kind: 'hang' } });
    board.clear({ username: 'maria' });
    expect(board.list().map(({ username }) => username)).toEqual(['ben']);
  });
});

describe('a fault on the way', () => {
  it.each<[TransportEffect, number, string]>([
    [{ kind: 'http-status', status: 503 }, 503, 'A fault was set.'],
    [{ kind: 'http-status', status: 401 }, 401, 'A fault was set.'],
    [{ kind: 'malformed-json' }, 200, '{"data":{"'],
    [{ kind: 'html-body' }, 502, '<!doctype html>'],
  ])('of kind %o answers %i and never runs the operation', async (effect, status, text) => {
    const { response, run } = await strikeWith(effect);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['multistatus', 207, { multistatus: [{ href: 'wallet', status: 500 }] }],
    ['systemErrorCode', 500, { systemErrorCode: 'SANDBOX-5003' }],
    ['failureResponses', 500, { failureResponses: [{ systemErrorCode: 'SANDBOX-5003' }] }],
  ] as const)('can have the failure body %s', async (shape, status, body) => {
    const { response } = await strikeWith({ kind: 'failure-body', shape });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  it('can cut the connection before the operation runs, or after it has committed', async () => {
    const before = await strikeWith({ kind: 'drop' });
    expect(isConnectionDrop(before.response)).toBe(true);
    expect(before.run).not.toHaveBeenCalled();
    const after = await strikeWith({ kind: 'drop', timing: 'after' });
    expect(isConnectionDrop(after.response)).toBe(true);
    expect(after.run).toHaveBeenCalledOnce();
  });

  it('can keep the caller waiting until it is cleared', async () => {
    const board = createFaultBoard();
    board.set({ operation: 'wallet', effect: { kind: 'hang' } });
    const run = vi.fn<() => Promise<Response>>();
    const signal = new AbortController().signal;
    const answer = applyTransportFault(board.inject('wallet', 'maria'), { name: 'wallet', signal, run });
    board.clear();
    expect(isConnectionDrop(await answer)).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('lets go of a caller who has gone away', async () => {
    const { response } = await strikeWith({ kind: 'hang' }, AbortSignal.abort());
    expect(isConnectionDrop(response)).toBe(true);
  });

  it('can be late', async () => {
    const { response, run } = await strikeWith({ kind: 'slow', milliseconds: 1 });
    expect(response.status).toBe(200);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('an order for a fault', () => {
  it('is read as it was given', () => {
    const order = {
      operation: 'wallet',
      username: 'maria',
      remaining: 1,
      effect: { kind: 'drop', timing: 'after' },
    };
    expect(readFaultOrder(order)).toEqual(order);
  });

  it.each([
    [{}, '"operation" must be a text.'],
    [{ operation: 'wallet' }, '"effect" must be an object.'],
    [{ operation: 'wallet', effect: { kind: 'explode' } }, '"effect.kind" must be one of http-status'],
    [{ operation: 'wallet', effect: { kind: 'toString' } }, '"effect.kind" must be one of'],
    [{ operation: 'wallet', effect: { kind: 'http-status', status: 200 } }, '"effect.status" does not fit.'],
    [{ operation: 'wallet', effect: { kind: 'slow' } }, '"effect.milliseconds" does not fit.'],
    [{ operation: 'wallet', effect: { kind: 'hang', for: 3 } }, '"effect.for" is not known.'],
    [{ operation: 'wallet', effect: { kind: 'hang' }, remaining: 0 }, '"remaining" must be a whole number'],
  ])('is refused when it is %o', (order, message) => {
    expect(() => readFaultOrder(order)).toThrow(message);
  });
});

async function strikeWith(effect: TransportEffect, signal = new AbortController().signal) {
  const board = createFaultBoard();
  board.set({ operation: 'wallet', effect });
  const run = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ data: {} })));
  const injected = board.inject('wallet', 'maria');
  return { run, response: await applyTransportFault(injected, { name: 'wallet', signal, run }) };
}
