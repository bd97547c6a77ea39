import { expect, it, vi } from 'vitest';
import { manifestSetOf } from '../../core/testing/index.ts';
import { openSite } from '../../core/site/index.ts';
import type { RecordCall } from '../ports/index.ts';
import { fakeServices, settled } from '../testing/index.ts';
import { createRecords, type ListQuery } from './records.ts';

it('has nothing before somebody asks, and asks once for everybody', async () => {
  const { records, source } = setup();
  expect(records.list(mine).state).toBe('waiting');
  expect(source).not.toHaveBeenCalled();
  records.ask(mine);
  records.ask({ ...mine });
  await vi.waitFor(() => expect(titles(records.list(mine))).toEqual(['Emma', 'Persuasion']));
  expect(source).toHaveBeenCalledOnce();
});

it('has who sees a list take what was asked ahead for their own question, until that is forgotten', async () => {
  const { records, source } = setup();
  records.askAhead(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  records.ask(mine);
  records.ask(mine);
  await settled();
  expect(source).toHaveBeenCalledOnce();
  records.forgetAhead();
  records.ask(mine);
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(2));
});

it('does not ask ahead for a list that is there: what shows it takes what a fact about its things was told', async () => {
  const { records, source } = setup();
  records.ask(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  records.askAhead(mine);
  records.ask(mine);
  await settled();
  expect(source).toHaveBeenCalledOnce();
});

it('asks for everybody again once something has changed since it asked ahead', async () => {
  const { records, source } = setup();
  records.askAhead(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  await records.refresh(['loan']);
  records.ask(mine);
  await vi.waitFor(() => expect(source).toHaveBeenCalledTimes(3));
});

it('gives the source the parameters, and how many are enough', async () => {
  const { records, source } = setup();
  records.ask({ ...mine, first: 1 });
  await vi.waitFor(() => expect(titles(records.list({ ...mine, first: 1 }))).toEqual(['Emma']));
  const [call] = source.mock.calls[0] ?? [];
  expect([call?.input('card'), call?.first]).toEqual(['adult', 1]);
  expect(() => call?.input('reader')).toThrow('no parameter "reader"');
});

it('keeps a thing once: what comes with one list is new in the other, too', async () => {
  const { records, answer } = setup();
  records.ask(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  answer([{ ...emma, title: 'Emma, 2nd edition' }]);
  const other = { ...mine, input: { card: 'child' } };
  records.ask(other);
  await vi.waitFor(() => expect(titles(records.list(mine))).toEqual(['Emma, 2nd edition', 'Persuasion']));
});

it.each([
  ['does not answer', () => Promise.reject(new Error('away'))],
  ['gives one that does not fit', () => Promise.resolve([emma, { id: 'l-2' }])],
  ['gives one twice', () => Promise.resolve([emma, emma])],
  [
    'gives more than there can be',
    () => Promise.resolve([emma, persuasion, { ...emma, id: '3' }, { ...emma, id: '4' }]),
  ],
])('fails as a whole where the source %s, and says what is wrong without values', async (_, load) => {
  const { records, reports, source } = setup();
  source.mockImplementationOnce(load);
  records.ask(mine);
  await vi.waitFor(() => expect(records.list(mine)).toMatchObject({ state: 'failed', items: [] }));
  expect(reports).toMatchObject([{ what: 'record-unavailable', detail: { record: 'loan' } }]);
  expect(JSON.stringify(reports)).not.toContain('Emma');
  records.forgetFailures();
  expect(records.list(mine).state).toBe('waiting');
});

it('leaves what is there where asking again fails, and says that it is old', async () => {
  const { records, source } = setup();
  records.ask(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  source.mockRejectedValueOnce(new Error('away'));
  await records.refresh(['loan', 'reader']);
  expect(records.list(mine)).toMatchObject({ state: 'ready', isOld: true });
  expect(titles(records.list(mine))).toEqual(['Emma', 'Persuasion']);
  await records.refresh(['loan']);
  expect(records.list(mine).isOld).toBe(false);
});

it('asks anew for what was on its way when something changed: that answer may be of before', async () => {
  const { records, source } = setup();
  const before = Promise.withResolvers<readonly object[]>();
  source.mockReturnValueOnce(before.promise);
  records.ask(mine);
  await vi.waitFor(() => expect(source).toHaveBeenCalledOnce());
  const refreshed = records.refresh(['loan']);
  before.resolve([emma]);
  await refreshed;
  expect(source).toHaveBeenCalledTimes(2);
  expect(titles(records.list(mine))).toEqual(['Emma', 'Persuasion']);
});

it('drops everything when somebody else looks at it, and what was on its way for the other', async () => {
  const { records, facts, source } = setup();
  const answer = Promise.withResolvers<readonly object[]>();
  source.mockReturnValueOnce(answer.promise);
  records.ask(mine);
  await vi.waitFor(() => expect(source).toHaveBeenCalled());
  facts['session.username'] = 'luis';
  answer.resolve([emma]);
  await Promise.resolve();
  expect(records.list(mine)).toMatchObject({ state: 'waiting', items: [] });
});

it('tells those who look from outside which lists were asked for, and when each was answered', async () => {
  const { records, source } = setup();
  expect(records.all()).toEqual([]);
  records.ask(mine);
  await vi.waitFor(() => expect(records.list(mine).state).toBe('ready'));
  const [list] = records.all();
  expect(list).toMatchObject({ query: mine, shown: { state: 'ready' } });
  expect(typeof list?.answeredAt).toBe('number');
  source.mockRejectedValueOnce(new Error('away'));
  const other = { ...mine, input: { card: 'child' } };
  records.ask(other);
  await vi.waitFor(() => expect(records.list(other).state).toBe('failed'));
  expect(records.all()[1]).toMatchObject({ query: other, shown: { state: 'failed' } });
  expect(records.all()[1]?.answeredAt).toBeUndefined();
});

it('takes over what another release has loaded, as far as it fits, until its own source answers', async () => {
  const [before, next] = [setup(), setup()];
  before.records.ask(mine);
  const other = { ...mine, input: { card: 'child' } };
  await vi.waitFor(() => expect(before.records.list(mine).state).toBe('ready'));
  const [known] = before.records.all();
  if (!known) throw new Error('nothing was asked for');
  const strange = { ...known, query: other, shown: { ...known.shown, items: [{ id: 'l-3' }] } };
  next.records.takeOver([known, strange, { ...known, query: { ...mine, record: 'gone' } }]);
  expect(titles(next.records.list(mine))).toEqual(['Emma', 'Persuasion']);
  expect(next.records.all()[0]?.answeredAt).toBe(known.answeredAt);
  expect(next.records.list(other).state).toBe('waiting');
  expect(next.source).not.toHaveBeenCalled();
  next.answer([emma]);
  next.records.ask(mine);
  await vi.waitFor(() => expect(titles(next.records.list(mine))).toEqual(['Emma']));
});

const mine: ListQuery = { record: 'loan', input: { card: 'adult' } };
const emma = { id: 'l-1', title: 'Emma' };
const persuasion = { id: 'l-2', title: 'Persuasion' };

function titles({ items }: { items: readonly object[] }): unknown[] {
  return items.map((item) => Reflect.get(item, 'title'));
}

function setup() {
  const site = openSite(
    manifestSetOf({
      record: {
        loan: {
          key: 'id',
          empty: 'library:noLoans',
          many: { from: 'library/loans', with: { card: 'reader.card' }, whole: 3, order: { by: 'title' } },
          fields: { id: { type: 'id' }, title: { type: 'text', maxLength: 40 } },
          samples: {},
        },
      },
    }),
    { environment: 'PROD' },
  );
  const facts: Record<string, string> = { 'session.username': 'maria' };
  const reports: unknown[] = [];
  let given: readonly object[] = [persuasion, emma];
  const source = vi.fn<(call: RecordCall) => Promise<readonly object[]>>(() => Promise.resolve(given));
  const services = fakeServices({ report: (report) => void reports.push(report) });
  const records = createRecords({
    site,
    store: { read: (name) => facts[name] },
    registry: { record: () => () => Promise.resolve(source) },
    services: services,
  });
  return { records, source, reports, facts, answer: (items: readonly object[]) => void (given = items) };
}
