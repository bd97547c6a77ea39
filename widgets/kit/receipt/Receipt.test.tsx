import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { SummaryList } from '../summary-list/index.ts';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Receipt } from './Receipt.tsx';

it('starts with a heading that can take the focus, and the amount', async () => {
  const titleRef = createRef<HTMLHeadingElement>();
  const { container } = render(
    <Receipt state="success" title="Payment received" titleRef={titleRef} amount="$84.10" lead="Thank you.">
      <SummaryList rows={[{ key: 'number', term: 'Confirmation number', detail: '4F7K-2M' }]} />
    </Receipt>,
  );
  titleRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Payment received' }));
  expect(screen.getByText('$84.10')).toBeDefined();
  await expectNoAxeFindings(container);
});
