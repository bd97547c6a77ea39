import { afterAll, describe, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph, portal } = await openTestProvider();
afterAll(() => database.destroy());

const everything = '{ homePhone { lines { id number } voicemails { id } callers { number } level } }';

describe('the home phone', () => {
  it('is told who has shown who it is (SH-VOICE-013)', async () => {
    expect(await phoneOf(await personas.clone('hannah'))).toMatchObject({ level: 'STANDARD' });
    const { household } = await clonesOf('petra');
    for (const username of household) {
      const { data, codes } = await graph(username, everything);
      expect([data, codes]).toEqual([undefined, ['NOT_ALLOWED']]);
    }
  });

  it('is empty where there is none', async () => {
    expect(await phoneOf(await personas.clone('maria'))).toEqual({
      lines: [],
      voicemails: [],
      callers: [],
      level: 'OFF',
    });
  });

  it.each([
    ['linda', 124],
    ['chloe', 124],
    ['walter', 0],
    ['petra', null],
    ['ezra', null],
    ['maria', null],
  ])('SH-ENT-022: %s is told that so many messages wait: %s', async (persona, count) => {
    const { data } = await graph(
      await personas.clone(persona),
      '{ account { services { type voicemailCount } } }',
    );
    const account = data?.['account'] as { services: Service[] } | undefined;
    expect(account?.services.find(({ type }) => type === 'VOICE')?.voicemailCount).toBe(count);
  });

  it('loses a message once, and says twice that it is away', async () => {
    const hannah = await personas.clone('hannah');
    const [first] = (await phoneOf(hannah)).voicemails;
    const remove = 'mutation ($id: ID!) { deleteVoicemail(voicemail: $id) { voicemails { id } } }';
    for (const _ of ['once', 'twice']) {
      const { data } = await graph(hannah, remove, { id: first?.id });
      expect(data?.['deleteVoicemail']?.['voicemails']).toHaveLength(3);
    }
  });

  it.each([
    ['ALWAYS', '7045550123', []],
    ['OFF', undefined, []],
    ['BUSY', undefined, ['INVALID_INPUT']],
    ['BUSY', '704', ['INVALID_INPUT']],
  ])('forwards calls %s to %s: %j', async (forwarding, number, codes) => {
    const hannah = await personas.clone('hannah');
    const [line] = (await phoneOf(hannah)).lines;
    const change = 'mutation ($input: ForwardCallsInput!) { forwardCalls(input: $input) { level } }';
    expect((await graph(hannah, change, { input: { line: line?.id, forwarding, number } })).codes).toEqual(
      codes,
    );
  });

  it('blocks a number, and takes it as any other again', async () => {
    const hannah = await personas.clone('hannah');
    const set =
      'mutation ($number: String!, $rule: CallerRule) { setCaller(number: $number, rule: $rule) { level } }';
    await graph(hannah, set, { number: '7045550123', rule: 'BLOCKED' });
    await graph(hannah, set, { number: '7045550199', rule: null });
    expect((await phoneOf(hannah)).callers).toEqual([{ number: '7045550123' }]);
    expect((await graph(hannah, set, { number: '12', rule: 'BLOCKED' })).codes).toEqual(['INVALID_INPUT']);
  });
});

describe('a number of one’s own', () => {
  it.each([
    [
      'calls are not forwarded to it',
      'mutation ($line: ID!, $number: String!) { forwardCalls(input: { line: $line, forwarding: ALWAYS, number: $number }) { level } }',
    ],
    [
      'it is not blocked',
      'mutation ($number: String!) { setCaller(number: $number, rule: BLOCKED) { level } }',
    ],
  ])('%s', async (_, change) => {
    const hannah = await personas.clone('hannah');
    const [line] = (await phoneOf(hannah)).lines;
    const { errors } = await graph(hannah, change, { line: line?.id, number: line?.number });
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'INVALID_INPUT', reason: 'OWN_NUMBER' },
    ]);
  });
});

describe('the code for the voice zone', () => {
  const asked = { clientId: 'a', initiatorClientId: 'b', responseType: 'code' };

  it.each([
    ['hannah', asked, 200],
    ['petra', asked, 403],
    ['ezra', asked, 403],
    [undefined, asked, 401],
    ['hannah', { ...asked, responseType: 'token' }, 400],
    ['hannah', { ...asked, more: 1 }, 400],
    ['hannah', { clientId: 'a', responseType: 'code' }, 400],
  ])('SH-CALL-001, SH-CALL-002: of %s for %j is answered with %i', async (persona, body, status) => {
    const username = persona === undefined ? undefined : await personas.clone(persona);
    const response = await portal(username, '/api/authenticate-and-authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    const { code } = (await response.json()) as { code?: string };
    expect(code !== undefined).toBe(status === 200);
  });
});

interface Service {
  type: string;
  voicemailCount: number | null;
}

interface Phone {
  lines: { id: string; number: string }[];
  voicemails: { id: string }[];
  callers: { number: string }[];
}

async function phoneOf(username: string): Promise<Phone> {
  return (await graph(username, everything)).data?.['homePhone'] as unknown as Phone;
}

/** Clones the people of one household, none of them verified. */
async function clonesOf(persona: string): Promise<{ household: string[] }> {
  const people = [persona, 'otis', 'ines', 'ezra'];
  return { household: await Promise.all(people.map((each) => personas.clone(each))) };
}
