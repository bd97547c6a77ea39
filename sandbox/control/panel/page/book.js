import { ask } from './api.js';
import { dollars, find, make } from './elements.js';

/** Sets up the form that shows a person's ledger. */
export function offerBook() {
  find('book-form').addEventListener('submit', (event) => {
    event.preventDefault();
    showBook(find('book-username').value);
  });
}

/** Shows the balances, the ledger and the call counts of a person. */
export async function showBook(username) {
  find('book-username').value = username;
  const path = encodeURIComponent(username);
  const [book, counted] = await Promise.all([
    ask('GET', `/ledger/${path}`),
    ask('GET', `/calls?username=${path}`),
  ]);
  if (book === undefined || counted === undefined) return;
  find('book-result').replaceChildren(
    make('p', {}, sentenceOfBalances(book.balances)),
    make('p', { class: 'quiet' }, sentenceOfCalls(counted.calls)),
    makeTable(book.transactions),
  );
  find('book').scrollIntoView();
}

function sentenceOfBalances(balances) {
  const parts = balances.map(
    ({ area, amountDue, pastDueAmount, creditBalance }) =>
      `${area}: ${dollars(amountDue)} due, ${dollars(pastDueAmount)} past due, ${dollars(creditBalance)} credit.`,
  );
  return parts.length === 0 ? 'Nothing is billed here.' : parts.join(' ');
}

function sentenceOfCalls(calls) {
  const parts = Object.entries(calls).map(([operation, count]) => `${operation} ${count}×`);
  return parts.length === 0 ? 'No calls were counted.' : `Calls: ${parts.join(', ')}.`;
}

function makeTable(transactions) {
  const heading = ['Date', 'What', 'Entries'].map((text) => make('th', { scope: 'col' }, text));
  const rows = transactions.toReversed().map(({ occurredOn, kind, dueOn, entries }) => {
    const sides = Object.entries(entries).map(([account, cents]) => `${account} ${dollars(cents)}`);
    const what = dueOn === undefined ? kind : `${kind}, due ${dueOn}`;
    return make(
      'tr',
      {},
      make('td', {}, occurredOn),
      make('td', {}, what),
      make('td', {}, sides.join(' · ')),
    );
  });
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heading)), make('tbody', {}, ...rows));
  return make('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Ledger' }, table);
}
