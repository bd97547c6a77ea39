import { expect, it } from 'vitest';
import type { Copy } from '../../../engine/core/manifest/index.ts';
import { regular } from './customer.ts';
import { everyWidget } from './placed.ts';
import { site } from './realSite.ts';
import { say } from './say.ts';
import { sequenceOf } from './walkSequence.ts';

it('who has turned Auto Pay on is told what of the current bill is left to pay, there and in the summary', () => {
  const facts = { ...regular, 'billing.leftToPay': 3410 };
  const bodies = [
    sequenceOf('auto-pay-enroll').manifest.results?.['enrolled']?.body ?? [],
    site.manifests.page['auto-pay']?.body ?? [],
  ];
  const texts = everyWidget(bodies.flat()).flatMap(({ settings }) => {
    const { text } = (settings ?? {}) as { text?: Copy };
    return typeof text === 'object' && text.key === 'auto-pay:notThisBill' ? [text] : [];
  });
  const en = "Your current bill isn't included. Please pay $34.10 yourself.";
  const es = 'Su factura actual no está incluida. Pague $34.10 por su cuenta.';
  expect(texts.map((text) => [say(text, facts), say(text, facts, 'es')])).toEqual([
    [en, es],
    [en, es],
  ]);
});
