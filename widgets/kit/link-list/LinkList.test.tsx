import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { LinkList } from './LinkList.tsx';

it('names each link by where it leads and how things stand there', async () => {
  const { container } = render(
    <LinkList items={[{ key: 'auto-pay', href: '/auto-pay', title: 'Auto Pay', detail: 'Not enrolled' }]} />,
  );
  expect(screen.getByRole('link', { name: 'Auto Pay Not enrolled' })).toBeDefined();
  await expectNoAxeFindings(container);
});
