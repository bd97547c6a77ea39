import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

it('gives a heading its level apart from its look', () => {
  render(
    <Heading level={3} size="title">
      Payment history
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 }).className).toContain('title');
});

it('lets code focus a heading without adding it to the tab order', () => {
  render(
    <Heading level={1} isFocusTarget>
      Amount
    </Heading>,
  );
  const heading = screen.getByRole('heading');
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});

it('writes a paragraph unless it is told to stay in the line', () => {
  const { container } = render(
    <Text>
      Paid <Text as="span">today</Text>
    </Text>,
  );
  expect(container.querySelector('p > span')?.textContent).toBe('today');
});
