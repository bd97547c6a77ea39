import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPortal } from '../layout/testing/index.ts';
import type { Widget } from '../../ports/index.ts';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

it('leads to the other language and back to the present address, also after going on', async () => {
  const { portal, after } = await showPortal({
    manifests: {
      route: {
        shelf: { path: '/shelf', page: 'home' },
        spanish: { path: '/es', language: { switchTo: 'es', then: { route: 'home' } } },
      },
    },
    widgets: { 'library/frame': Languages },
  });
  expect(back()).toBe('/');
  await after(() => portal.navigator.go('/shelf?of=poems'));
  expect(back()).toBe('/shelf?of=poems');
  await after(() => portal.navigator.go('/shelf?of=plays'));
  expect(back()).toBe('/shelf?of=plays');
});

const Languages: Widget = () => {
  const { options } = useLanguageSwitch();
  return options.map(({ name, href }) => (
    <a key={name} href={href}>
      {name}
    </a>
  ));
};

function back(): string | null {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Español' });
  return new URL(href).searchParams.get('returnTo');
}
