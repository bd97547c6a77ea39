import { describe, expect, it } from 'vitest';
import { regular } from './customer.ts';
import { beginPayment, sequence } from './oneTimePayment.ts';
import { everyWidget, widgetsOfPage } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

describe('the error catalogue', () => {
  it('BL-ERR-003: says so where a call fails in a way that nothing else is known of', () => {
    const payment = beginPayment(regular, 'method').change({ methodSource: 'new-card' }).send('continue');
    expect(payment.settle('unknown').error()).toBe('service-unavailable');
    expect(payment.at()).toBe('method');
  });

  it('BL-ERR-004: says in place where payments cannot be loaded', () => {
    const error = entry('payment-info-unavailable');
    expect(error.presentation).toBe('inline');
    expect(say(error.text)).toBe("We're sorry, payment info is currently unavailable.");
  });

  it.each([
    [
      'BL-ERR-005, BL-ERR-010',
      'billing-info-unavailable, other-bill-unavailable',
      'billing/status-card',
      widgetsOfPage('billing'),
    ],
    ['BL-ERR-004', 'payment-info-unavailable', 'content/table', widgetsOfPage('billing')],
    ['BL-ERR-004', 'payment-info-unavailable', 'content/table', widgetsOfPage('payments-history')],
    [
      'BL-ERR-006',
      'payment-methods-unavailable',
      'billing/method-choice',
      everyWidget(sequence.manifest.steps['method']?.body ?? []),
    ],
  ])('%s: says %s where %s cannot be loaded', (_, id, widget, placed) => {
    const places = placed.filter((each) => each.widget === widget);
    expect(places.map(({ ifFailed }) => ifFailed)).toEqual(id.split(', '));
  });

  it('BL-ERR-001: acknowledges every dialog with OK, in Spanish too', () => {
    const dialogs = Object.values(site.manifests.error).filter(
      ({ presentation }) => presentation === 'dialog',
    );
    expect(dialogs.length).toBeGreaterThan(0);
    for (const { acknowledge } of dialogs) {
      expect([say(acknowledge, {}, 'en'), say(acknowledge, {}, 'es')]).toEqual(['OK', 'Aceptar']);
    }
  });

  it('BL-ERR-011: has words of its own in Spanish for every title and text', () => {
    const alike = Object.entries(site.manifests.error).filter(([, { title, text }]) =>
      [title, text].some((sentence) => say(sentence, regular, 'es') === say(sentence, regular)),
    );
    expect(alike).toEqual([]);
  });
});

describe('the sentences', () => {
  it('BL-I18-008: are in English and Spanish, and in no other language', () => {
    expect(Object.keys(locales).sort()).toEqual(['en', 'es']);
    expect(site.manifest.languages.map(({ id, locale }) => [id, locale])).toEqual([
      ['en', 'en-US'],
      ['es', 'es-US'],
    ]);
  });

  it.each(Object.keys(locales['en'] ?? {}))(
    'BL-I18-001, SH-I18N-001: are the same in number and name, and none is empty: %s',
    (namespace) => {
      const names = (language: string) =>
        Object.keys(locales[language]?.[namespace] ?? {})
          // Spanish has a plural form that English does not have.
          .filter((key) => !key.endsWith('_many'))
          .sort();
      expect(names('es')).toEqual(names('en'));
      const sentences = ['en', 'es'].flatMap((each) => Object.values(locales[each]?.[namespace] ?? {}));
      expect(sentences.filter((words) => words.trim() === '')).toEqual([]);
    },
  );
});

function entry(id: string) {
  const error = site.manifests.error[id];
  if (!error) throw new Error(`There is no error "${id}".`);
  return error;
}
