import { ask } from './api.js';
import { showBook } from './book.js';
import { find, make, makeButton, say } from './elements.js';

/** Shows all people who can sign in, with the actions for each. */
export async function showPeople() {
  const { personas = [] } = (await ask('GET', '/personas')) ?? {};
  find('people-rows').replaceChildren(...personas.map(makeRow));
  find('usernames').replaceChildren(...personas.map(({ username }) => make('option', { value: username })));
  find('find').addEventListener('input', filterRows);
}

function makeRow({ username, name, role, description, tryThis }) {
  return make(
    'tr',
    {},
    make('td', { class: 'person' }, name, make('br'), make('code', {}, username), ` · ${role}`),
    make('td', {}, description),
    make('td', { class: 'quiet' }, tryThis),
    make(
      'td',
      {},
      make(
        'div',
        { class: 'actions' },
        makeButton('Reset', name, () => reset(username, name)),
        makeButton('Clone', name, () => clone(username, name)),
        makeButton('Code', `sent to ${name}`, () => tellCode(username, name)),
        makeButton('Ledger', `of ${name}`, () => showBook(username)),
      ),
    ),
  );
}

async function reset(username, name) {
  await ask('POST', `/personas/${username}/reset`);
  say(`${name}'s account is as it was in the beginning.`);
}

async function tellCode(username, name) {
  const answer = await ask('GET', `/codes/${username}`);
  if (answer === undefined) return;
  const { code } = answer;
  say(code === null ? `No code is on its way to ${name}.` : `The code that was sent to ${name}: ${code}`);
}

async function clone(username, name) {
  const answer = await ask('POST', `/personas/${username}/clone`);
  if (answer === undefined) return;
  find('usernames').append(make('option', { value: answer.username }));
  say(`Sign in as ${answer.username}: an account of its own with ${name}'s data.`);
}

function filterRows() {
  const wanted = find('find').value.toLowerCase();
  for (const row of find('people-rows').children)
    row.hidden = !row.textContent.toLowerCase().includes(wanted);
}
