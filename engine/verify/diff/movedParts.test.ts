import { expect, it } from 'vitest';
import type { ManifestSet } from '../../core/manifest/index.ts';
import { textOfChange } from './testing/textOfChange.ts';

it('a part that has moved is told by its name, to those who see both it and what it has passed', () => {
  expect(textOfChange(swapHeadings)).toBe(
    'Customers with loans.lent is at least 20 and loans.overdue is true\n' +
      '  ~ library/heading “You have {loans.lent} book. | You have {loans.lent} books.” has moved: it is now after library/heading “Some of them should have been back.”\n' +
      '      on /loans',
  );
});

it('nobody is told of parts that have changed places and are never seen together', () => {
  const swapped = textOfChange((manifests) => {
    onlyInTime(manifests);
    swapHeadings(manifests);
  }, onlyInTime);
  expect(swapped).toBe('No customer sees any difference.');
});

it('in which order the regions are written makes no difference: the frame has a place for each', () => {
  const text = textOfChange(
    (manifests) => withRegions(manifests, ['foot', 'side']),
    (manifests) => withRegions(manifests, ['side', 'foot']),
  );
  expect(text).toBe('No customer sees any difference.');
});

it('a part that has moved is told of beside whatever else changes there', () => {
  const text = textOfChange((manifests, sentences) => {
    swapHeadings(manifests);
    Object.assign(sentences, { name: 'Village Library' });
  });
  expect(text).toContain('Village Library');
  expect(text).toContain('has moved: it is now after');
});

it('a part that stands in another one than before is told of', () => {
  const text = textOfChange(({ page }) => {
    const { body = [] } = page['home'] ?? {};
    const banners = body.pop();
    if (banners) body[1]?.slots?.['left']?.push(banners);
  });
  expect(text).toContain('~ library/banners placement top has moved: it is now in left of library/columns');
});

it('a column that has moved is told to those who see its list', () => {
  const text = textOfChange((manifests) => {
    onlyLate(manifests);
    const columns = ['loan.state', 'loan.title', 'loan.dueOn', 'loan.renewals', 'loan.reserver'];
    Object.assign(manifests.page['loans']?.body[0]?.settings ?? {}, { columns });
  }, onlyLate);
  expect(text).toMatch(/^Customers with loans.overdue is true\n {2}~ column: .* has moved: /);
  expect(text).not.toContain('Everybody');
});

/** Lets the second and the third part of the page of loans change places. */
function swapHeadings({ page }: ManifestSet): void {
  const { body = [] } = page['loans'] ?? {};
  body.push(...body.splice(1, 1));
}

/** Keeps the second part of that page from those who see the third. */
function onlyInTime({ page }: ManifestSet): void {
  Object.assign(page['loans']?.body[1] ?? {}, { when: { fact: 'loans.overdue', is: false } });
}

/** Shows the list to some of those who come there. */
function onlyLate({ page }: ManifestSet): void {
  Object.assign(page['loans']?.body[0] ?? {}, { when: { fact: 'loans.overdue', is: true } });
}

/** Gives every page these regions, each with the same in it. */
function withRegions({ site, flow }: ManifestSet, names: readonly string[]): void {
  const widgets = [{ widget: 'library/menu', settings: { navigation: 'main' } }];
  Object.assign(site['site']?.layout ?? {}, {
    regions: Object.fromEntries(names.map((name) => [name, { widgets }])),
  });
  Object.assign(flow['standard'] ?? {}, { regions: ['side', 'foot'] });
}
