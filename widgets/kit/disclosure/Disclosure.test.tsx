import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { Disclosure } from './Disclosure.tsx';

it('opens and closes with its owner', async () => {
  const { container, rerender } = render(
    <Disclosure summary="Current charges" isOpen={false}>
      Internet $60.00
    </Disclosure>,
  );
  const details = container.querySelector('details');
  expect(details?.open).toBe(false);
  rerender(
    <Disclosure summary="Current charges" isOpen>
      Internet $60.00
    </Disclosure>,
  );
  expect(details?.open).toBe(true);
  await expectNoAxeFindings(container);
});

it('tells its owner when the reader opens it', () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const { container } = render(
    <Disclosure summary="Current charges" isOpen={false} onOpenChange={onOpenChange}>
      Internet
    </Disclosure>,
  );
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  expect(screen.getByText('Internet')).toBeDefined();
});
