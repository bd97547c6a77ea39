import { cleanup } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

afterEach(cleanup);

// All files share one window: what one leaves in its body, its cookies and its address would be another's.
afterEach(() => {
  for (const region of document.querySelectorAll('[data-live-announcer]')) region.remove();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; Path=/; Max-Age=0`;
  window.happyDOM.setURL('http://localhost:3000/');
});

// React draws in turns of the event loop. One that comes after the last test finds no window, which would fail the run. Code
// that is still loaded then is kept as a failure ("Cannot load … after the environment was torn down") for all files after.
afterAll(async () => {
  await vi.dynamicImportSettled();
  for (let turns = 0; turns < 10; turns += 1) await new Promise(setImmediate);
});
