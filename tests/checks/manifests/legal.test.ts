import { describe, expect, it } from 'vitest';
import { decideNavigation, resolveNavigation } from '../../../engine/core/navigation/index.ts';
import { askerFor, regular, visitor, type Facts } from './customer.ts';
import { everyWidget, shownWidgets } from './placed.ts';
import { locales, site } from './realSite.ts';

describe('what is accepted and promised', () => {
  it.each([
    ['/terms/electronic-payments', 'Electronic payment terms', 'Términos de pago electrónico'],
    ['/terms/service', 'Terms of service', 'Términos del servicio'],
    ['/privacy', 'Privacy', 'Privacidad'],
    ['/accessibility', 'Accessibility', 'Accesibilidad'],
  ])('is read at %s by everybody, signed in or not, as %s and %s', (path, en, es) => {
    for (const facts of [visitor, regular]) {
      const shown = resolveNavigation(askerFor(facts), { path, query: '' }, false);
      expect(shown).toMatchObject({ kind: 'show' });
      const page = site.manifests.page['page' in shown ? String(shown.page) : ''];
      const [namespace = '', name = ''] = String(page?.title).split(':');
      expect([locales['en']?.[namespace]?.[name], locales['es']?.[namespace]?.[name]]).toEqual([en, es]);
    }
  });

  it.each<[string, Facts]>([
    ['visitors', visitor],
    ['customers', regular],
  ])('is linked at the end of every page of %s', (_, facts) => {
    const evaluator = askerFor(facts);
    const items = decideNavigation(evaluator, 'footer', 'support').map(({ item }) => item.id);
    expect(items).toEqual(expect.arrayContaining(['terms', 'privacy', 'accessibility']));
  });
});

describe('the terms of Auto Pay', () => {
  const review = site.manifests.sequence['one-time-payment']?.steps['review']?.body ?? [];

  it('BL-APE-013, BL-OTP-054: can be read where they are accepted, without leaving the payment', () => {
    const facts = { ...regular, 'one-time-payment.autoPay': true, 'one-time-payment.cardKind': 'CREDIT' };
    const shown = shownWidgets(askerFor(facts), review);
    const opened = shown
      .filter(({ widget }) => widget === 'content/actions')
      .flatMap(({ settings }) => (settings as ActionsSettings).controls)
      .map(({ do: action }) => action.open);
    expect(opened).toEqual(['terms-electronic', 'terms-service']);
  });

  it('say the same in the dialog as on their page', () => {
    for (const id of ['terms-electronic', 'terms-service']) {
      const page = textsOf(everyWidget(site.manifests.page[id]?.body ?? []));
      expect(textsOf(everyWidget(site.manifests.dialog[id]?.body ?? []))).toEqual(page);
    }
  });
});

interface ActionsSettings {
  controls: { do: { open?: string } }[];
}

function textsOf(widgets: readonly { widget: string; settings?: unknown }[]): unknown[] {
  return widgets
    .filter(({ widget }) => widget === 'content/text')
    .map(({ settings }) => (settings as { text: unknown }).text);
}
