import { expect, it, vi } from 'vitest';
import { noticeEndedSession } from './noticeEndedSession.ts';

it('has the session checked when the server knows nobody, and hands the answer on', async () => {
  const { call, refresh } = setup(401);
  expect((await call()).status).toBe(401);
  expect(refresh.mock.calls).toEqual([[['session']]]);
});

it.each([200, 403, 500, 503])('does not when the answer is %i', async (status) => {
  const { call, refresh } = setup(status);
  expect((await call()).status).toBe(status);
  expect(refresh).not.toHaveBeenCalled();
});

function setup(status: number) {
  const refresh = vi.fn<(groups: readonly string[]) => Promise<void>>(() => Promise.resolve());
  const fetch = noticeEndedSession(() => Promise.resolve(Response.json({}, { status })), { refresh });
  return { refresh, call: () => fetch('/graph') };
}
