import { ask } from './api.js';
import { offerBook } from './book.js';
import { showClock } from './clock.js';
import { find, say } from './elements.js';
import { listFaults, showFaults } from './faults.js';
import { showPeople } from './people.js';

offerBook();
await Promise.all([showPeople(), showClock(), showFaults()]);

find('reset-all').addEventListener('click', async () => {
  say('Resetting…');
  await ask('POST', '/reset');
  await listFaults();
  say('Everything is as it was in the beginning.');
});
