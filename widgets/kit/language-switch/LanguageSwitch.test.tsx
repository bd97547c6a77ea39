import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectNoAxeFindings } from '../testing/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const options = [
  { language: 'en', name: 'English', href: '/update-lang-en' },
  { language: 'es', name: 'Español', href: '/update-lang-es' },
];

it('marks the language in use and links the other in its own words', async () => {
  const { container } = render(<LanguageSwitch label="Language" options={options} current="en" />);
  const link = screen.getByRole('link', { name: 'Español' });
  expect(link.lang).toBe('es');
  expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
  await expectNoAxeFindings(container);
});

it('can switch in place', async () => {
  const onChoose = vi.fn<(language: string) => void>();
  render(<LanguageSwitch label="Language" options={options} current="en" onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('link', { name: 'Español' }));
  expect(onChoose).toHaveBeenCalledWith('es');
});
