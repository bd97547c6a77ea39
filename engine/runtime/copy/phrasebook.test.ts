import { describe, expect, it, vi } from 'vitest';
import * as reader from './i18nextReader.ts';
import { formatFor } from '../../core/format/index.ts';
import { siteOf } from '../../core/testing/index.ts';
import { createPhrasebook } from './phrasebook.ts';

const plural = { late_one: '{{count}} day late', late_other: '{{count}} days late' };

describe('plain sentences', () => {
  it('are at hand at once, without i18next', () => {
    const load = vi.spyOn(reader, 'createI18nextReader');
    const phrases = setup();
    expect(phrases.add('en', 'library', { title: 'Library' })).toBeUndefined();
    expect(phrases.read('library:title', 'en', {})).toBe('Library');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('sentences with plural forms, formats or nested keys', () => {
  it('are there when i18next is, and not before', async () => {
    const phrases = setup();
    const coming = phrases.add('en', 'library', plural);
    expect([phrases.has('en', 'library'), phrases.read('library:late', 'en', days(2))]).toEqual([
      false,
      undefined,
    ]);
    await coming;
    expect(phrases.has('en', 'library')).toBe(true);
    expect(phrases.read('library:late', 'en', days(2))).toBe('2 days late');
  });

  it('are there at once when i18next is', async () => {
    const phrases = setup();
    await phrases.add('en', 'library', plural);
    expect(phrases.add('es', 'library', plural)).toBeUndefined();
    expect(phrases.read('library:late', 'es', days(1))).toBe('1 day late');
  });

  it('may nest plain ones, whenever these have come', async () => {
    const phrases = setup();
    void phrases.add('en', 'before', { name: 'the library' });
    const coming = phrases.add('en', 'library', {
      ...plural,
      both: 'From $t(before:name) to $t(after:name)',
    });
    void phrases.add('en', 'after', { name: 'the fair' });
    await coming;
    expect(phrases.read('library:both', 'en', {})).toBe('From the library to the fair');
  });

  it('are not shown with a hole', async () => {
    const phrases = setup();
    await phrases.add('en', 'library', { until: 'Until {{date, shortDate}}' });
    expect(phrases.read('library:until', 'en', {})).toBeUndefined();
    const date = { value: '2026-12-04', format: 'date' } as const;
    expect(phrases.read('library:until', 'en', { date })).toBe('Until 12/04/26');
  });

  it('are asked for again after i18next could not be had', async () => {
    vi.spyOn(reader, 'createI18nextReader').mockImplementationOnce(() => {
      throw new Error('offline');
    });
    const phrases = setup();
    await expect(phrases.add('en', 'library', plural)).rejects.toThrow('offline');
    expect(phrases.has('en', 'library')).toBe(false);
    await phrases.add('en', 'library', plural);
    expect(phrases.read('library:late', 'en', days(1))).toBe('1 day late');
  });
});

function days(value: number): Parameters<ReturnType<typeof setup>['read']>[2] {
  return { count: { value, format: 'number' } };
}

function setup() {
  return createPhrasebook((language) => formatFor(siteOf().manifest, language));
}
