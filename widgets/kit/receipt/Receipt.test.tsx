import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SummaryList } from '../summary-list/index.ts';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Receipt } from './Receipt.tsx';

it('starts with a heading that can take the focus, and the amount', async () => {
  const { container } = render(
    <Receipt state="success" title="Payment received" amount="$84.10" lead="Thank you.">
      <SummaryList rows={[{ key: 'number', term: 'Confirmation number', detail: '4F7K-2M' }]} />
    </Receipt>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Payment received' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('$84.10')).toBeDefined();
  await expectNoAxeFindings(container);
});

it('says what became of it to whoever waits for it without seeing', async () => {
  render(<Receipt state="success" title="Payment received" amount="$84.10" lead="Thank you." />);
  const said = 'Payment received. $84.10. Thank you.';
  await waitFor(() => expect(screen.getByRole('log').textContent).toBe(said));
});
