import { expect, it } from 'vitest';
import { showLending } from '../layout/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { useErrorTitle } from './useDocumentTitle.ts';
// Imported in advance, so that no test has to wait for the code.
import '../page/SequenceView.tsx';

it('says in the title of a step, too, what a widget refuses itself, however often that title changes meanwhile', async () => {
  const { press } = await showLending({ widgets: { 'library/heading': Refusing } });
  expect(document.title).toBe('Error: Choose a branch – Borrow a book – Library');
  await press('Continue');
  await press('Harbour');
  expect(document.title).toBe('Error: Choose a branch – Borrow a book – Library');
});

const Refusing: Widget = () => {
  useErrorTitle(true);
  return undefined;
};
