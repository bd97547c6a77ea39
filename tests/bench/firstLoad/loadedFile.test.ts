import { expect, it } from 'vitest';
import { kindOf, nameOf } from './loadedFile.ts';

it.each([
  ['/assets/portal-Bx8PEq51.js', 'script', 'portal.js'],
  ['/assets/createFuturePayment-DG-jAjSp.js', 'script', 'createFuturePayment.js'],
  ['/assets/Amount-CoPdLtcr.css', 'styles', 'Amount.css'],
  ['/assets/releases/04bf3278a8b34df251cd6dabe4507139.json', 'release', 'bundle.json'],
  ['/assets/releases/page.home.d5cc195ee6c114066b84c9dd0ad9e637.json', 'release', 'page.home.json'],
  ['/assets/releases/current.json', 'release', 'current.json'],
  ['/assets/copy/en/shell.d53fe355413f531dbfb9018dce06e8fc.json', 'sentences', 'shell.json'],
  ['/icon.svg', 'other', 'icon.svg'],
])('%s is a file of the kind %s, and people know it as %s', (path, kind, name) => {
  expect([kindOf(path), nameOf(path)]).toEqual([kind, name]);
});
