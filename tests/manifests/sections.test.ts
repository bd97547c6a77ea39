import { expect, it } from 'vitest';
import { durationOf } from '../../engine/core/duration/index.ts';
import { decideSpinner } from '../../engine/core/spinner/index.ts';
import { site } from './realSite.ts';

it('SH-SECT-005: the shell shows its spinner on the way to help, and leaves it to that page to take it away', () => {
  expect(decideSpinner(site, 'start', 'support')).toBe('show');
  expect(decideSpinner(site, 'end', 'support')).toBe('leave');
  expect(decideSpinner(site, 'error', 'support')).toBe('leave');
});

it('SH-SECT-019: it clears that of every address which is not one of a section', () => {
  const others = Object.keys(site.manifests.route).filter((route) => route !== 'support');
  expect(others.filter((route) => decideSpinner(site, 'end', route) !== 'clear')).toEqual([]);
});

it('SH-SECT-020: no section keeps the spinner for more than ten seconds, whatever happens to it', () => {
  expect(durationOf(site.manifests, site.manifest.sectionWait ?? '')).toBe(10_000);
});
