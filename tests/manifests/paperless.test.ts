import { expect, it } from 'vitest';
import { askerFor, regular } from './customer.ts';
import { holds } from './placed.ts';
import { locales, site } from './realSite.ts';
import { say } from './say.ts';

const sequence = site.manifests.sequence['paperless'];

it('BL-PPL-006: says to the letter, in both languages, that it could not be turned on, and OK closes it', () => {
  const words = ['en', 'es'].map((language) => [
    locales[language]?.['paperless']?.['errors.notEnrolled.title'],
    locales[language]?.['paperless']?.['errors.notEnrolled.text'],
  ]);
  expect(words).toEqual([
    ['Unable to Enroll in Paperless Billing', 'Paperless enrollment failed: go to Settings to finish.'],
    [
      'No se pudo activar la facturación sin papel',
      'La inscripción en la facturación sin papel falló: vaya a Ajustes para terminar.',
    ],
  ]);
  expect(site.manifests.error['paperless-not-enrolled']).toMatchObject({
    presentation: 'dialog',
    acknowledge: 'common:ok',
  });
});

it('BL-PPL-003, BL-PPL-004: offers only what is not so already', () => {
  expect(offered(false)).toEqual(['Get bills online only']);
  expect(offered(true)).toEqual(['Get paper bills again']);
});

it('BL-PPL-005: what failed with a payment leads there', () => {
  const extras = JSON.stringify(site.manifests.sequence['one-time-payment']?.results);
  expect(extras).toContain(
    '"text":"payment:extras.paperlessFailed","controls":[{"label":"paperless:settings","do":{"go":{"route":"paperless"}}',
  );
});

function offered(paperless: boolean): string[] {
  const evaluator = askerFor({ ...regular, 'billing.paperless': paperless });
  const actions = sequence?.steps['delivery']?.actions ?? [];
  return actions.filter(({ when }) => holds(evaluator, when)).map(({ label }) => say(label));
}
