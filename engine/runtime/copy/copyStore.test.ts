import { describe, expect, it, vi } from 'vitest';
import type { Report } from '../ports/index.ts';
import { settled } from '../testing/index.ts';
import { createCopyStore, type CopyStore } from './copyStore.ts';
import type { CopyTree } from './sentences.ts';

describe('a sentence', () => {
  it('is undefined while its namespace is not loaded, and nobody is alarmed', () => {
    const { copy, reports } = setup();
    expect(copy.text('library:name')).toBeUndefined();
    expect(copy.has(['library'])).toBe(false);
    expect(reports).toEqual([]);
  });

  it('is there once its namespace is loaded', async () => {
    const { copy } = setup();
    await copy.ensure(['library']);
    expect(copy.text('library:name')).toBe('Town Library');
    expect([copy.has(['library']), copy.has(['library', 'rules'])]).toEqual([true, false]);
    expect(copy.text('library:rules.short')).toBe('Be quiet.');
  });

  it('that is missing in a loaded namespace is reported, never shown as its key', async () => {
    const { copy, reports } = setup();
    await copy.ensure(['library']);
    expect(copy.text('library:nmae')).toBeUndefined();
    expect(reports).toEqual([{ what: 'missing-copy', detail: { key: 'library:nmae', language: 'en' } }]);
  });

  it('is never taken from another language', async () => {
    const { copy } = setup({ language: 'es' });
    await copy.ensure(['library']);
    expect(copy.text('library:onlyEnglish')).toBeUndefined();
  });

  it('that is essential is there from the start, in every language', () => {
    expect(setup().copy.text('essential:ok')).toBe('OK');
    expect(setup({ language: 'es' }).copy.text('essential:ok')).toBe('Aceptar');
  });
});

describe('a value in a sentence', () => {
  it.each([
    ['money', 123_450, 'money', '$1,234.50'],
    ['a date', '2026-12-04', 'date', 'Friday, December 4'],
    ['a number', 1_234_567, 'number', '1,234,567'],
    ['a text', 'a <b> & "c"', 'text', 'a <b> & "c"'],
  ] as const)('is shown as %s', async (_, value, format, shown) => {
    const { copy } = setup();
    await copy.ensure(['library']);
    expect(copy.text('library:value', { value: { value, format } })).toBe(shown);
  });

  it('is shown as the sentence says, where it says so', async () => {
    const { copy } = setup();
    await copy.ensure(['library']);
    const value = { value: '2026-12-04', format: 'date' } as const;
    expect(copy.text('library:short', { value })).toBe('12/04/26');
  });

  it('is written as the language writes it', async () => {
    const { copy } = setup({ language: 'es' });
    await copy.ensure(['library']);
    const value = { value: '2026-12-04', format: 'date' } as const;
    expect(copy.text('library:value', { value })).toBe('viernes, 4 de diciembre');
  });
});

describe('a plural', () => {
  it.each([
    ['en', 0, '0 days late'],
    ['en', 1, '1 day late'],
    ['en', 1_000, '1,000 days late'],
    ['es', 1, '1 día de retraso'],
    ['es', 2, '2 días de retraso'],
    ['es', 1_000_000, '1,000,000 de días de retraso'],
  ])('in %s of %d reads "%s"', async (language, count, sentence) => {
    const { copy } = setup({ language });
    await copy.ensure(['library']);
    expect(copy.text('library:late', { count: { value: count, format: 'number' } })).toBe(sentence);
  });
});

describe('a namespace', () => {
  it('is loaded once, however many ask at once', async () => {
    const { copy, load } = setup();
    await Promise.all([copy.ensure(['library']), copy.ensure(['library'])]);
    await copy.ensure(['library']);
    expect(load).toHaveBeenCalledExactlyOnceWith('en', 'library');
  });

  it('that cannot be had rejects, and is asked for again the next time', async () => {
    const { copy, load } = setup();
    load.mockRejectedValueOnce(new Error('404'));
    await expect(copy.ensure(['library'])).rejects.toThrow('404');
    await copy.ensure(['library']);
    expect(copy.text('library:name')).toBe('Town Library');
  });

  it('that has come is told to those who listen', async () => {
    const { copy } = setup();
    const heard = vi.fn<() => void>();
    const before = copy.version();
    const stop = copy.subscribe(heard);
    await copy.ensure(['library']);
    expect(heard).toHaveBeenCalledOnce();
    expect(copy.version()).not.toBe(before);
    stop();
  });
});

describe('namespaces that are loaded together', () => {
  it('are told once, when all have come', async () => {
    const { copy } = setup();
    const heard = vi.fn<() => void>();
    copy.subscribe(heard);
    await copy.ensure(['library', 'fines']);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('are told apart to whoever waits for one of them only', async () => {
    const { copy, load } = setup();
    const heard = vi.fn<() => void>();
    copy.subscribe(heard);
    load.mockReturnValueOnce(new Promise(() => undefined));
    void copy.ensure(['fines', 'library']);
    await copy.ensure(['library']);
    expect(heard).toHaveBeenCalledOnce();
    expect(copy.text('library:name')).toBe('Town Library');
  });

  it('of which one cannot be had are told all the same', async () => {
    const { copy, load } = setup();
    const heard = vi.fn<() => void>();
    copy.subscribe(heard);
    load.mockRejectedValueOnce(new Error('404'));
    await expect(copy.ensure(['fines', 'library'])).rejects.toThrow('404');
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a switch of the language', () => {
  it('shows what is in use in the other language', async () => {
    const { copy } = setup();
    await copy.ensure(['library']);
    await copy.switchTo('es');
    expect([copy.language(), copy.locale()]).toEqual(['es', 'es-US']);
    expect(copy.text('library:name')).toBe('Biblioteca municipal');
  });

  it('changes nothing when a namespace cannot be had', async () => {
    const { copy, load } = setup();
    await copy.ensure(['library']);
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(copy.switchTo('es')).rejects.toThrow('offline');
    expect(copy.language()).toBe('en');
    expect(copy.text('library:name')).toBe('Town Library');
  });

  it('to a language that the portal does not have is refused', async () => {
    await expect(setup().copy.switchTo('fr')).rejects.toThrow('There is no language "fr".');
  });

  it('does not show before everything is there, nor forget what came into use meanwhile', async () => {
    const { copy, load } = setup();
    await copy.ensure(['library']);
    const slow = Promise.withResolvers<CopyTree>();
    load.mockReturnValueOnce(slow.promise);
    const switching = copy.switchTo('es');
    await copy.ensure(['events']);
    expect(copy.language()).toBe('en');
    slow.resolve(trees['es']?.['library'] ?? {});
    await switching;
    expect(copy.text('events:title')).toBe('Actividades');
  });

  it('gives way to a later one, whichever is loaded first', async () => {
    const { copy, load } = setup();
    await copy.ensure(['library']);
    const slow = Promise.withResolvers<CopyTree>();
    load.mockReturnValueOnce(slow.promise);
    const first = copy.switchTo('es');
    await copy.switchTo('en');
    slow.resolve(trees['es']?.['library'] ?? {});
    await first;
    await settled();
    expect(copy.language()).toBe('en');
  });
});

const languages = [
  { id: 'en', locale: 'en-US', name: 'English' },
  { id: 'es', locale: 'es-US', name: 'Español' },
];

const trees: Readonly<Record<string, Readonly<Record<string, CopyTree>>>> = {
  en: {
    library: {
      name: 'Town Library',
      rules: { short: 'Be quiet.' },
      onlyEnglish: 'Only in English',
      value: '{{value}}',
      short: '{{value, shortDate}}',
      late_one: '{{count}} day late',
      late_other: '{{count}} days late',
    },
    events: { title: 'Events' },
  },
  es: {
    library: {
      name: 'Biblioteca municipal',
      value: '{{value}}',
      late_one: '{{count}} día de retraso',
      late_many: '{{count}} de días de retraso',
      late_other: '{{count}} días de retraso',
    },
    events: { title: 'Actividades' },
  },
};

function setup({ language = 'en' } = {}) {
  const reports: Report[] = [];
  const load = vi.fn<(language: string, namespace: string) => Promise<CopyTree>>((id, namespace) =>
    Promise.resolve(trees[id]?.[namespace] ?? {}),
  );
  const copy: CopyStore = createCopyStore({
    site: { languages, currency: 'USD', shortDate: 'MM/DD/YY' },
    language,
    essential: { en: { ok: 'OK' }, es: { ok: 'Aceptar' } },
    load,
    report: (report) => void reports.push(report),
  });
  return { copy, load, reports };
}
