import { expect, it } from 'vitest';
import { createEvaluator } from '../../core/decision/index.ts';
import { decideDialog } from '../../core/dialog/decideDialog.ts';
import { siteOf } from '../../core/testing/index.ts';
import { fakePorts } from '../testing/index.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { createDismissals } from './dismissals.ts';

it('a dialog that was closed on this page load stays closed when another release is shown', () => {
  const site = siteOf({
    toggle: { news: { default: true, owner: 'Desk', expires: '2027-01-01' } },
    dialog: { news: { title: 'a:b', text: 'a:b', priority: 1, actions: [], when: { toggle: 'news' } } },
  });
  const ports = fakePorts();
  const assignment = site.vocabulary.atoms.map(({ name, fixed }) => (name === 'toggle:news' ? true : fixed));
  const shownBy = (dialogs: Dialogs) => decideDialog(createEvaluator(site, assignment), dialogs)?.id;
  const before = createDialogs(site, createDismissals(ports));
  expect(shownBy(before)).toBe('news');
  before.close('news');
  const next = createDialogs(site, createDismissals(ports));
  expect(shownBy(next)).toBe('news');
  next.takeOver(before);
  expect(shownBy(next)).toBeUndefined();
});

it('a dialog that was opened over a page is left with it, but for one that needs an answer or may not be closed now', () => {
  const plain = { title: 'a:b', text: 'a:b', priority: 1, actions: [] };
  const site = siteOf({
    dialog: {
      terms: plain,
      question: { ...plain, closable: false },
      advice: { ...plain, closableWhen: { toggle: 'close' } },
    },
    toggle: { close: { default: false, owner: 'Desk', expires: '2027-01-01' } },
  });
  const dialogs = createDialogs(site, createDismissals(fakePorts()));
  const opened = () => Object.keys(site.manifests.dialog).filter(dialogs.isOpened);
  for (const id of ['terms', 'question', 'advice']) dialogs.open(id);
  const before = dialogs.version();
  dialogs.depart();
  expect(opened()).toEqual(['question', 'advice']);
  expect(dialogs.version()).toBeGreaterThan(before);
  dialogs.open('terms');
  expect(opened()).toContain('terms');
});
