import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Pack } from '../../../engine/index.ts';
import { packs } from '../../../widgets/packs.ts';
import { stageWidget, until } from '../../../widgets/testing/index.ts';
import { languageFiles } from './languagePage.ts';

const devices = [
  { id: 'd-1', name: 'Kitchen', state: 'ON', seenOn: '2026-11-19' },
  { id: 'd-2', name: 'Attic', state: 'OFF' },
];

it('the page that docs/language.md writes shows its table, which is narrowed, opens a thing, and does something with it', async () => {
  await open('en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your devices');
  expect(namesOfRows()).toEqual(['Kitchen', 'Attic']);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'OFF' } });
  await until(() => namesOfRows().length === 1, 'the filter');
  expect(namesOfRows()).toEqual(['Attic']);
  expect(screen.getByRole('link', { name: /Get help/ }).getAttribute('href')).toBe('/support?device=d-2');
  fireEvent.click(screen.getByRole('link', { name: 'Attic' }));
  await until(() => screen.queryByText('Never') !== null, 'the page of one');
  expect(location.pathname).toBe('/devices/d-2');
  expect(screen.getByText('This device is offline.')).toBeDefined();
});

it('the page that docs/language.md writes is there in Spanish', async () => {
  await open('es');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sus dispositivos');
  expect(screen.getByRole('link', { name: 'Obtener ayuda Attic' })).toBeDefined();
});

/** Opens the new page through a link of the real portal, signed in. */
async function open(language: string): Promise<void> {
  const controls = [{ label: 'devices:title', do: { go: { route: 'devices' } }, style: 'link' }];
  const example = { name: 'a link', settings: { controls }, facts: { 'session.signedIn': true } };
  const { root } = await stageWidget('content/actions', example, {
    packs: [...packs, services],
    language,
    added: { manifests: manifestsOf(), copy: { en: sentencesIn('en'), es: sentencesIn('es') } },
  });
  fireEvent.click(within(root).getByRole('link'));
  await until(
    () => document.querySelector('h1') !== null && document.querySelector('table') !== null,
    'the page',
  );
}

function namesOfRows(): string[] {
  return screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
}

const services: Pack = {
  domain: 'services',
  records: { devices: () => Promise.resolve(() => Promise.resolve(devices)) },
};

function manifestsOf(): Record<string, Record<string, Record<string, unknown>>> {
  const manifests: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const { path, text } of languageFiles) {
    const [folder = '', name = ''] = path.split('/');
    if (folder === 'locales') continue;
    (manifests[folder.slice(0, -1)] ??= {})[name.replace('.json', '')] = JSON.parse(text) as Record<
      string,
      unknown
    >;
  }
  return manifests;
}

function sentencesIn(language: string): Record<string, object> {
  const { text = '{}' } = languageFiles.find(({ path }) => path === `locales/${language}/devices.json`) ?? {};
  return { devices: JSON.parse(text) as object };
}
