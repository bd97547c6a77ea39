import { expect, it } from 'vitest';
import { fakePorts, fakeServices, settled } from '../../testing/index.ts';
import { operate } from './actionHost.ts';

it.each([
  ['done', [], [], ['session:extended']],
  ['failed', ['operation-failed'], ['not-extended'], []],
  ['unknown', [], ['not-known'], []],
])(
  'says what the manifest says of an operation that ends so: %s',
  async (outcome, reported, refused, said) => {
    const { reports, errors, toasts } = await run(() => Promise.resolve({ outcome }));
    expect([reports, errors, toasts]).toEqual([reported, refused, said]);
  },
);

it('says the same of one that throws, and of one that is not registered', async () => {
  const thrown = await run(() => Promise.reject(new Error('no network')));
  const missing = await run(undefined);
  expect([thrown, missing]).toEqual(
    [1, 2].map(() => ({ reports: ['operation-failed'], errors: ['not-extended'], toasts: [] })),
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

async function run(operation: ((call: { input: object }) => Promise<{ outcome: string }>) | undefined) {
  const ports = fakePorts();
  const errors: string[] = [];
  const toasts: string[] = [];
  const entry = operation && {
    signature: { parameters: [], answers: [], outcomes: ['done', 'failed'] },
    load: () => Promise.resolve(operation),
  };
  const portal = {
    registry: { operation: () => entry },
    services: fakeServices(ports),
    ports,
    store: { read: (fact: string) => `the value of ${fact}` },
    toasts: { say: (key: string) => void toasts.push(key) },
    navigator: { showError: (error: string) => void errors.push(error) },
  };
  operate(portal as never, {
    run: 'session/extend',
    with: { statement: 'statement.id' },
    ifDone: 'session:extended',
    ifFailed: 'not-extended',
    ifNotKnown: 'not-known',
  });
  await settled();
  return { reports: ports.reports.map(({ what }) => what), errors, toasts };
}
