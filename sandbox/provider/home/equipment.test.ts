import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const question = '{ equipment { line kind nickname state returnBy } }';

it('an account is told of its own equipment, and of what it is for (SH-ENT-023)', async () => {
  const maria = await personas.clone('maria');
  const { data } = await graph(maria, question);
  expect(data).toMatchObject({
    equipment: [
      { line: 'INTERNET', kind: 'GATEWAY', nickname: null, state: 'ONLINE' },
      { line: 'INTERNET', kind: 'POD', nickname: 'Upstairs' },
      { line: 'TV', kind: 'DVR_HD', nickname: 'Living room' },
      { line: 'TV', kind: 'HD_DIGITAL_RECEIVER', state: 'OFFLINE' },
    ],
  });
});

it('what has to be returned comes first, with its day', async () => {
  const { data } = await graph(await personas.clone('agnes'), question);
  const due = { state: 'RETURN_DUE', returnBy: expect.any(String) as string };
  expect(data).toMatchObject({ equipment: [due, due, { state: 'ONLINE', returnBy: null }] });
});

it('whoever has no services has no equipment', async () => {
  expect((await graph(await personas.clone('carlos'), question)).data).toEqual({ equipment: [] });
});
