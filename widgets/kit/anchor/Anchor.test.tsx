import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Anchor, type AnchorProps } from './Anchor.tsx';

it('goes where it leads by the router, and loads no page anew', () => {
  setup({ href: '/billing?from=menu' });
  expect(press()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('PUSH /billing?from=menu');
});

it('takes the place of an address that is the same: Back leads to the one before', () => {
  setup({ href: '/home' });
  press();
  expect(screen.getByRole('status').textContent).toBe('REPLACE /home');
});

it.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['the Command key', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('is left to the browser with %s: new tabs and windows', (_, how) => {
  setup({ href: '/billing' });
  expect(press(how)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('POP /home');
});

it('goes nowhere where a press is taken by whoever shows it', () => {
  const onClick = vi.fn<AnchorProps['onClick'] & object>((event) => event.preventDefault());
  setup({ href: '/billing', onClick });
  press();
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('POP /home');
});

it.each<[string, Partial<AnchorProps>]>([
  ['an address outside', { href: 'https://library.example/' }],
  ['one that opens a new window', { href: '/billing', newWindow: 'opens in a new window' }],
])('is a plain anchor to %s', (_, props) => {
  setup({ href: '', ...props });
  expect(press()).toBe(false);
});

function setup(props: Omit<AnchorProps, 'children'>): void {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Anchor {...props}>Lead on</Anchor>
      <Here />
    </MemoryRouter>,
  );
}

function Here() {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

/** Returns whether the press was taken, so that the browser would go nowhere by itself; here it never does. */
function press(how: MouseEventInit = {}): boolean {
  let isTaken = false;
  const look = (event: Event): void => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link'), how);
  return isTaken;
}
