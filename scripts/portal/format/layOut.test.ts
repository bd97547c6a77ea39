import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layOut } from './index.ts';

const manifests = join(import.meta.dirname, '../../../manifests');

const written = `{ "$schema": "x.json",
  "description": "Asks which amount, of those who have several bills, and says what is still being processed.",
  "priority": 10,
  "fields": {
    "amount": {
      "label": "payment:amount.question", "when": { "fact": "billing.owes", "is": true },
      "refuse": { "malformed": { "when": { "fact": "payment.amountRelation", "is": "malformed" }, "message": "payment:no" } }
    },
    "other": { "label": "payment:amount.other" }
  },
  "when": { "all": [
    { "fact": "billing.delinquencyCode", "is": "other" },
    { "not": { "fact": "billing.delinquencyCode", "in": ["30", "43", "50"] } },
    { "fact": "billing.isPastDueCovered", "is": false }
  ] },
  "actions": [
    { "label": "billing:pay.pastDue", "style": "primary",
      "do": { "go": { "route": "pay-bill", "params": { "bill": { "fact": "billing.bill" }, "from": { "query": "from" } } } } },
    { "label": "common:close", "do": { "close": true } }
  ],
  "cameFrom": [
    "account-summary", "statements", "statements-earlier", "statements-all", "statement", "bill", "auto-pay", "payment-methods",
    "scheduled-payments"
  ] }
`;

it('lays out what fits on a line on one, what is short together, and each thing of a list on its own', () => {
  expect(layOut(JSON.stringify(JSON.parse(written)))).toBe(written);
});

it('leaves words and numbers as somebody wrote them, and two members of one name both there', () => {
  expect(layOut('{"a":1.50,\n"b":"\\u00e9", "a": [ ], "10": {}, "2": null}')).toBe(
    '{ "a": 1.50, "b": "\\u00e9", "a": [], "10": {}, "2": null }\n',
  );
});

it('says the same of every manifest, laid out once or twice', () => {
  const texts = globSync('**/*.json', { cwd: manifests }).map((file) =>
    readFileSync(join(manifests, file), 'utf8'),
  );
  const once = texts.map((text) => layOut(JSON.stringify(JSON.parse(text), undefined, 2)));
  expect(once.map((text): unknown => JSON.parse(text))).toEqual(
    texts.map((text): unknown => JSON.parse(text)),
  );
  expect(once.map(layOut)).toEqual(once);
});
