import { expect, it } from 'vitest';
import { siteOf } from '../testing/index.ts';
import { decideSpinner, type NavigationMoment } from './decideSpinner.ts';

it.each<[string, NavigationMoment, string]>([
  ['plain', 'start', 'show'],
  ['plain', 'end', 'clear'],
  ['plain', 'cancel', 'clear'],
  ['plain', 'error', 'clear'],
  ['section', 'start', 'show'],
  ['section', 'end', 'leave'],
  ['section', 'cancel', 'leave'],
  ['section', 'error', 'leave'],
  ['silent', 'start', 'leave'],
  ['silent', 'end', 'clear'],
  ['keeping', 'cancel', 'leave'],
  ['keeping', 'end', 'clear'],
  ['keeping', 'error', 'clear'],
  ['missing', 'end', 'clear'],
])('on the way to %s, at the %s, the spinner is: %s', (route, moment, expected) => {
  expect(decideSpinner(site, moment, route)).toBe(expected);
});

const site = siteOf({
  route: {
    plain: { path: '/', page: 'home' },
    section: { path: '/shop', page: 'shop', spinner: 'section' },
    silent: { path: '/shelf', page: 'shelf', spinner: 'none' },
    keeping: { path: '/shelves', page: 'shelves', keepsSpinnerWhenCancelled: true },
  },
});
