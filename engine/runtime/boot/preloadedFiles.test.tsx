import { expect, it } from 'vitest';
import { preloadedFiles } from './preloadedFiles.ts';

it('are what the page has the browser fetch, and neither its scripts nor its styles', () => {
  // A detached element, so that nothing is fetched.
  const head = document.createElement('head');
  head.innerHTML = `<link rel="modulepreload" href="/script.js"><link rel="stylesheet" href="/style.css">
    <link rel="preload" as="fetch" crossorigin href="/auth/session">`;
  expect([...preloadedFiles(head)]).toEqual(['/auth/session']);
});
