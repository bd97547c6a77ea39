import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../testing/openProvider.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const naming =
  'mutation ($equipment: ID!, $name: String!) { nameEquipment(equipment: $equipment, name: $name) { nickname } }';

it('names one piece, for everybody of the household, and takes the name away again (SH-ROLE-002)', async () => {
  const diego = await personas.clone('diego');
  const [first] = await equipmentOf(diego);
  const others = [{ nickname: 'Upstairs' }, { nickname: 'Living room' }, { nickname: null }];
  expect(
    (await graph(diego, naming, { equipment: first, name: ' Sala ' })).data?.['nameEquipment'],
  ).toMatchObject([{ nickname: 'Sala' }, ...others]);
  const { data } = await graph(diego, naming, { equipment: first, name: ' ' });
  expect(data?.['nameEquipment']).toMatchObject([{ nickname: null }, ...others]);
});

it('refuses a name that is too long, and what is in another home', async () => {
  const [maria, lucia] = [await personas.clone('maria'), await personas.clone('lucia')];
  const [first] = await equipmentOf(maria);
  expect((await graph(maria, naming, { equipment: first, name: 'x'.repeat(41) })).codes).toEqual([
    'INVALID_INPUT',
  ]);
  expect((await graph(lucia, naming, { equipment: first, name: 'Sala' })).codes).toEqual(['NOT_FOUND']);
});

async function equipmentOf(username: string): Promise<string[]> {
  const { data } = await graph(username, '{ equipment { id } }');
  return ((data?.['equipment'] ?? []) as unknown as { id: string }[]).map(({ id }) => id);
}
