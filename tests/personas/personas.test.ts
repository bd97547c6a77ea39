import { print } from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { openTestProvider } from '../../sandbox/testing/openProvider.ts';
import { accountFacts } from '../../widgets/account/facts/accountSource.ts';
import { AccountDocument, type AccountQuery } from '../../widgets/account/graph/generated/account.ts';
import { site } from '../manifests/realSite.ts';

const { database, personas, graph } = await openTestProvider();
afterAll(() => database.destroy());

const people = Object.entries(site.manifests.persona).flatMap(([name, { facts }]) =>
  facts['session.signedIn'] === true ? [{ name, facts }] : [],
);

it.each(people)('$name has of an account what the sandbox says', async ({ name, facts }) => {
  const { data } = await graph(await personas.clone(name), print(AccountDocument));
  const { account } = data as unknown as AccountQuery;
  const own = Object.entries(facts).filter(([fact]) => fact.startsWith('account.'));
  expect(undated(own)).toEqual(undated(Object.entries(accountFacts(account))));
});

/** The sandbox counts days from today; a persona has those of the day on which it was recorded. */
function undated(facts: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(facts.map(([name, value]) => [name, isDate(value) ? 'a day' : value]));
}

function isDate(value: unknown): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(String(value));
}
