import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../sandbox/testing/openProvider.ts';
import { site } from '../manifests/realSite.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const people = Object.entries(site.manifests.persona).flatMap(([name, { facts }]) =>
  facts['session.signedIn'] === true ? [{ name, facts }] : [],
);

it.each(people)('$name has of an account what the sandbox says', async ({ name, facts }) => {
  const person = await personas.clone(name);
  const { data } = await graph(
    person,
    '{ account { footprint customerType suppressedBilling delinquent accountCanPayBill mobileAutoPayMissing billedAreas autoPayAreas } }',
  );
  const { billedAreas, autoPayAreas, accountCanPayBill, ...same } = data?.['account'] ?? {};
  const said = {
    ...same,
    canPayBill: accountCanPayBill,
    hasSeveralBills: several(billedAreas),
    hasSeveralAutoPays: several(autoPayAreas),
  };
  expect(ofAccount(facts)).toEqual(said);
});

function several(areas: unknown): boolean {
  return Array.isArray(areas) && areas.length > 1;
}

function ofAccount(facts: object): object {
  const own = Object.entries(facts).filter(([name]) => name.startsWith('account.'));
  return Object.fromEntries(own.map(([name, value]) => [name.slice('account.'.length), value]));
}
