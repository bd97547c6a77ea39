import { expect, it, vi } from 'vitest';
import { fakePorts, fakeServices, settled } from '../../testing/index.ts';
import { operate } from './actionHost.ts';

it.each([
  ['done', [], [], ['session:extended'], []],
  ['failed', ['operation-failed'], ['not-extended'], [], []],
  ['unknown', [], ['not-known'], [], ['statement', 'loan']],
])(
  'says what the manifest says of an operation that ends so, and loads the lists again where that is not known: %s',
  async (outcome, ...then) => {
    const { reports, errors, toasts, refreshed } = await run(() => Promise.resolve({ outcome }));
    expect([reports, errors, toasts, refreshed]).toEqual(then);
  },
);

it('sends nothing before the words for its outcomes and the dialog for them are there, and nothing where they cannot be had', async () => {
  const words = Promise.withResolvers<void>();
  const sent = vi.fn<() => Promise<{ outcome: string }>>(() => Promise.resolve({ outcome: 'done' }));
  const { end, ensured } = await run(sent, words.promise);
  expect([ensured, sent.mock.calls]).toEqual([['session', 'errors', 'networks'], []]);
  words.resolve();
  await end;
  expect(sent).toHaveBeenCalledOnce();
  sent.mockClear();
  const { errors } = await run(sent, Promise.reject(new Error('no network')));
  expect([errors, sent.mock.calls]).toEqual([['not-extended'], []]);
});

it('ends when the operation has, whatever that says', async () => {
  for (const answer of [Promise.resolve({ outcome: 'done' }), Promise.reject(new Error('no network'))]) {
    const waits = Promise.withResolvers<{ outcome: string }>();
    const { end, hasEnded } = await run(() => waits.promise);
    expect(hasEnded()).toBe(false);
    waits.resolve(answer);
    await expect(end).resolves.toBeUndefined();
  }
});

it('says the same of one that throws, and of one that is not registered', async () => {
  const thrown = await run(() => Promise.reject(new Error('no network')));
  const missing = await run(undefined);
  expect([thrown, missing]).toEqual(
    [1, 2].map(() =>
      expect.objectContaining({ reports: ['operation-failed'], errors: ['not-extended'], toasts: [] }),
    ),
  );
});

it('gives the operation the facts that the manifest names, also of the thing that is looked at', async () => {
  const given: unknown[] = [];
  await run(({ input }) => {
    given.push(input);
    return Promise.resolve({ outcome: 'done' });
  });
  expect(given).toEqual([{ statement: 'the value of statement.id' }]);
});

async function run(
  operation: ((call: { input: object }) => Promise<{ outcome: string }>) | undefined,
  words = Promise.resolve(),
) {
  const ports = fakePorts();
  const errors: string[] = [];
  const toasts: string[] = [];
  const refreshed: string[] = [];
  const ensured: string[] = [];
  const entry = operation && {
    signature: { parameters: [], answers: [], outcomes: ['done', 'failed'] },
    load: () => Promise.resolve(operation),
  };
  const portal = {
    registry: { operation: () => entry },
    services: { ...fakeServices(ports), refresh: (names: string[]) => void refreshed.push(...names) },
    records: { all: () => ['statement', 'loan'].map((record) => ({ query: { record } })) },
    ports,
    store: { read: (fact: string) => `the value of ${fact}` },
    loads: { forgetFailures: () => undefined },
    copy: {
      ensure(namespaces: string[]) {
        ensured.push(...namespaces);
        return words;
      },
    },
    presentation: {},
    site: {
      manifests: {
        error: { 'not-extended': { title: 'errors:failed' }, 'not-known': { text: 'networks:notKnown' } },
      },
    },
    toasts: { say: (key: string) => void toasts.push(key) },
    navigator: { showError: (error: string) => void errors.push(error) },
  };
  let isOver = false;
  const end = operate(portal as never, {
    run: 'session/extend',
    with: { statement: 'statement.id' },
    ifDone: 'session:extended',
    ifFailed: 'not-extended',
    ifNotKnown: 'not-known',
  }).finally(() => (isOver = true));
  await settled();
  const reports = ports.reports.map(({ what }) => what);
  return { reports, errors, toasts, refreshed, ensured, end, hasEnded: () => isOver };
}
