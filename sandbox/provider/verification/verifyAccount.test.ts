import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, clock, graph, personas } = await openTestProvider();
afterAll(() => database.destroy());

describe('who may see call details', () => {
  it('BL-STM-022, BL-ROL-017: nobody of an account that has shown nothing, whatever the role', async () => {
    const people = await Promise.all(['petra', 'otis', 'ines', 'ezra'].map((name) => personas.clone(name)));
    const answers = await Promise.all(people.map(askForCalls));
    expect(answers.map(({ errors }) => errors[0]?.extensions)).toMatchObject([
      { code: 'NOT_ALLOWED', reason: 'NOT_VERIFIED' },
      { code: 'NOT_ALLOWED', reason: 'NOT_VERIFIED' },
      { code: 'NOT_ALLOWED', reason: 'NOT_VERIFIED' },
      { code: 'NOT_ALLOWED', reason: 'RESTRICTED' },
    ]);
    expect(JSON.stringify(answers)).not.toContain('555');
  });

  it('BL-STM-024: whoever has shown by a code who it is, and nobody else of the account', async () => {
    const petra = await personas.clone('petra');
    expect(await send(petra)).toEqual([]);
    expect(await verify(petra, await codeOf(petra))).toEqual([]);
    expect(calls(await askForCalls(petra))).toHaveLength(20);
    const ines = petra.replace('petra', 'ines');
    expect((await askForCalls(ines)).codes).toEqual(['NOT_ALLOWED']);
  });

  it('whoever is on an account that has shown it, also a Child', async () => {
    expect(calls(await askForCalls(await personas.clone('priya')))).toHaveLength(20);
  });

  it("BL-ROL-020, SH-SESS-005: never an employee's client, also where the account has shown it", async () => {
    const ezra = await personas.clone('ezra');
    const ofEzra = database.selectFrom('customer').select('accountId').where('username', '=', ezra);
    await database.updateTable('account').set({ isCpniCompliant: true }).where('id', '=', ofEzra).execute();
    const answers = [await askForCalls(ezra), await graph(ezra, '{ privacy { isVerified } }')].map(refusals);
    expect([...answers, await send(ezra), await verify(ezra, '000000')]).toEqual(
      Array.from({ length: 4 }, () => ['NOT_ALLOWED RESTRICTED']),
    );
  });
});

describe('the code', () => {
  it('BL-ROL-010, BL-ROL-012: is neither sent to a Child nor is it told where one could go', async () => {
    const otis = await personas.clone('otis');
    expect(await send(otis)).toEqual(['NOT_ALLOWED']);
    expect(await privacyOf(otis)).toEqual({ isVerified: false, phone: null, email: null });
  });

  it('BL-ROL-008: goes where the person can be reached, which is told masked', async () => {
    expect(await privacyOf(await personas.clone('petra'))).toMatchObject({
      phone: '(•••) •••-0142',
      email: 'p•••@example.com',
    });
    const ines = await personas.clone('ines');
    expect(await privacyOf(ines)).toEqual({ isVerified: false, phone: null, email: null });
    expect(await send(ines, 'EMAIL')).toEqual(['NOT_FOUND']);
  });

  it('is six digits, goes out every 30 seconds at most, and only the last one counts', async () => {
    const petra = await personas.clone('petra');
    await send(petra);
    const first = await codeOf(petra);
    expect(first).toMatch(/^\d{6}$/);
    expect(await send(petra)).toEqual(['TOO_MANY_ATTEMPTS SENT_JUST_NOW']);
    await after(petra, 30);
    expect(await send(petra)).toEqual([]);
    const second = await codeOf(petra);
    const wrong = first === second ? wrongOf(first) : first;
    expect(await verify(petra, wrong)).toEqual(['CODE_REFUSED WRONG']);
    expect(await verify(petra, second)).toEqual([]);
  });

  it('is over after ten minutes, and none is right before one was sent', async () => {
    const petra = await personas.clone('petra');
    expect(await verify(petra, '000000')).toEqual(['CODE_REFUSED EXPIRED']);
    await send(petra);
    await after(petra, 600);
    expect(await verify(petra, await codeOf(petra))).toEqual(['CODE_REFUSED EXPIRED']);
  });

  it('five wrong ones lock it for 15 minutes, whether they come at once or with new codes between them', async () => {
    const petra = await personas.clone('petra');
    await send(petra);
    const wrong = wrongOf(await codeOf(petra));
    await Promise.all([verify(petra, wrong), verify(petra, wrong), verify(petra, wrong)]);
    await after(petra, 30);
    await send(petra);
    const code = await codeOf(petra);
    expect(await verify(petra, wrongOf(code))).toEqual(['CODE_REFUSED WRONG']);
    expect(await verify(petra, wrongOf(code))).toEqual(['TOO_MANY_ATTEMPTS LOCKED']);
    expect(await verify(petra, code)).toEqual(['TOO_MANY_ATTEMPTS LOCKED']);
    await after(petra, 899);
    expect(await send(petra)).toEqual(['TOO_MANY_ATTEMPTS LOCKED']);
    await after(petra, 1);
    expect(await send(petra)).toEqual([]);
    expect(await verify(petra, await codeOf(petra))).toEqual([]);
  });

  it('need not be shown twice', async () => {
    const petra = await personas.clone('petra');
    await send(petra);
    const code = await codeOf(petra);
    expect([await verify(petra, code), await verify(petra, code)]).toEqual([[], []]);
  });
});

type Answer = Awaited<ReturnType<typeof graph>>;

async function askForCalls(username: string): Promise<Answer> {
  const { data } = await graph(username, '{ statements { id hasCallDetails } }');
  const [newest] = (data?.['statements'] ?? []) as { id: string }[];
  return graph(username, 'query ($id: ID!) { callDetails(statement: $id) { id number minutes } }', {
    id: newest?.id,
  });
}

function calls({ data }: Answer): unknown {
  return data?.['callDetails'];
}

async function privacyOf(username: string): Promise<unknown> {
  return (await graph(username, '{ privacy { isVerified phone email } }')).data?.['privacy'];
}

async function send(username: string, channel = 'TEXT'): Promise<string[]> {
  const mutation =
    'mutation ($channel: VerificationChannel!) { sendVerificationCode(channel: $channel) { isVerified } }';
  return refusals(await graph(username, mutation, { channel }));
}

async function verify(username: string, code: string): Promise<string[]> {
  const mutation = 'mutation ($code: String!) { verifyAccount(code: $code) { isVerified } }';
  return refusals(await graph(username, mutation, { code }));
}

function refusals({ errors }: Answer): string[] {
  return errors.map(({ extensions: { code, reason } }) => [code, reason].filter(Boolean).join(' '));
}

async function codeOf(username: string): Promise<string> {
  const row = await database
    .selectFrom('verification')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.code ?? '';
}

function wrongOf(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

async function after(username: string, seconds: number): Promise<void> {
  const { accountId } = await database
    .selectFrom('customer')
    .select('accountId')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  clock.freeze(new Date(clock.now(accountId).getTime() + seconds * 1000), accountId);
}
