import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createRequests, idPaths, operations, type Variables } from '../../testing/graphRequests.ts';
import { meetPayer, type TestPayer } from '../../testing/meetPayer.ts';
import { openTestProvider, type GraphAnswer } from '../../testing/openProvider.ts';

const sandbox = await openTestProvider();
const { send, variablesOf } = createRequests(sandbox);
afterAll(() => sandbox.database.destroy());

/** All id variables of all operations: a new one in the schema becomes a case by itself. */
const cases = operations.flatMap((field) =>
  idPaths(field).map((path): [operation: string, path: string] => [field.name, path]),
);

const meet = (): Promise<TestPayer> => meetPayer(sandbox, 'maria');

describe.each(cases)('%s, %s', (operation, path) => {
  it('with that of another household is answered as with one that does not exist, and takes nothing from it', async () => {
    const owner = await meet();
    const owned = await requestWith(owner, operation, path);
    const id = read(owned, path);
    expect(id).toEqual(expect.anything());
    // A key is known only once a request used it; any other id must remain usable by its owner.
    const isKey = path.endsWith('idempotencyKey');
    if (isKey) await spend(owner, operation, owned);
    const unknown = Array.isArray(id) ? [randomUUID()] : randomUUID();
    expect(await answerTo(operation, path, id)).toBe(await answerTo(operation, path, unknown));
    const left = isKey ? [] : (await send(owner, operation, owned)).codes;
    expect(left).toEqual([]);
  });
});

/** The answer to a new person for an id that belongs to somebody else. */
async function answerTo(operation: string, path: string, id: unknown): Promise<string> {
  const stranger = await meet();
  const variables = write(await requestWith(stranger, operation, path), path, id);
  return plain(await send(stranger, operation, variables));
}

/** Valid variables of an operation that set the variable at this path. */
async function requestWith(payer: TestPayer, operation: string, path: string): Promise<Variables> {
  const variables = await variablesOf(payer, operation);
  if (path === 'input.besides') return write(variables, path, [payer.input.latestKnownPaymentId]);
  if (path === 'input.token' || path === 'input.funding.token') {
    const { input } = await variablesOf(payer, 'savePaymentMethod');
    const token = (input as { token: string }).token;
    const place = path.slice(0, -'.token'.length);
    const given = read(variables, place) as object;
    return write(variables, place, {
      ...given,
      token,
      savedMethodId: undefined,
      paymentMethodId: undefined,
      securityCodeProof: undefined,
    });
  }
  return variables;
}

/** Sends a request with the key, which makes the key known. */
async function spend(owner: TestPayer, operation: string, owned: Variables): Promise<void> {
  if (operation !== 'attempt' && operation !== 'closeAttempt')
    return void (await send(owner, operation, owned));
  const { input } = await variablesOf(owner, 'enrollInPaperless');
  const { idempotencyKey } = owned;
  const answer = await send(owner, 'enrollInPaperless', { input: { ...(input as object), idempotencyKey } });
  expect(answer.codes).toEqual([]);
}

function read(variables: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Variables | undefined)?.[name], variables);
}

function write(variables: Variables, path: string, value: unknown): Variables {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...variables, [name]: value };
  return { ...variables, [name]: write((variables[name] ?? {}) as Variables, rest.join('.'), value) };
}

/** The answer as text, without ids and moments, which differ between households. */
function plain({ status, data, errors }: GraphAnswer): string {
  const text = JSON.stringify({
    status,
    data,
    errors: errors.map(({ message, extensions }) => [message, extensions]),
  });
  return text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
}
