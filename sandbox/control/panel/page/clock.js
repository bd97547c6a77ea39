import { ask } from './api.js';
import { find, say } from './elements.js';

/** Shows the clock and lets people set it. */
export async function showClock() {
  find('clock-form').addEventListener('submit', setClock);
  find('clock-reset').addEventListener('click', resetClock);
  tell(await ask('GET', '/clock'), '');
}

async function setClock(event) {
  event.preventDefault();
  const username = find('clock-username').value;
  const at = new Date(find('clock-at').value).toISOString();
  const answer = await ask('PUT', '/clock', { mode: find('clock-mode').value, at, username });
  if (answer === undefined) return;
  tell(answer, username);
  say('The clock is set.');
}

async function resetClock() {
  const username = find('clock-username').value;
  const answer = await ask('DELETE', `/clock?username=${encodeURIComponent(username)}`);
  if (answer === undefined) return;
  tell(answer, username);
  say('The clock is back in real time.');
}

const modes = { frozen: 'standing still', moved: 'moved, running', real: 'real time' };

function tell(answer, username) {
  if (answer === undefined) return;
  const whose = username === '' ? 'everybody' : username;
  const instant = new Date(answer.now).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long' });
  find('clock-now').textContent = `For ${whose} it is ${instant} (${modes[answer.mode]}).`;
}
