import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { manifestKinds } from '../../../engine/core/manifest/index.ts';

const root = join(import.meta.dirname, '../../..');
const manifests = globSync('manifests/portal/**/*.json', { cwd: root })
  .sort()
  .map((path) => ({ path, manifest: readJson(path) as { $schema: string } }));
const ajv = createValidator();

describe('the schemas of the portal', () => {
  it.each(manifests)('accept $path, which names its schema', ({ path, manifest }) => {
    const named = relative(root, join(root, path, '..', manifest.$schema));
    expect(named).toMatch(/^schemas\/portal\//);
    const validate = validatorOf(basename(named));
    expect(validate(manifest) ? [] : validate.errors).toEqual([]);
  });

  it('are there for every kind, and refuse what belongs to none', () => {
    for (const kind of manifestKinds) expect(validatorOf(`${kind}.schema.json`)({})).toBe(false);
  });
});

describe('a misspelt name is refused', () => {
  it.each([
    ['a fact', 'conditions/auto-pay-possible.json', '"billing.autoPayEnrolled"', '"billing.autoPayEnroled"'],
    ['a value of a fact', 'conditions/manages-payments.json', '"Standard"', '"Standart"'],
    ['a threshold', 'sequences/one-time-payment.json', '"atLeast":"', '"atLeast":"x'],
    ['a widget', 'pages/billing.json', '"billing/status-card"', '"billing/status-crd"'],
    ['a setting of a widget', 'pages/auto-pay.json', '"tone":', '"tune":'],
    ['a value of a setting', 'pages/auto-pay.json', '"tone":"warning"', '"tone":"warnin"'],
    ['a key of copy', 'banners/enroll-in-auto-pay.json', '"title":"billing:', '"title":"biling:'],
    ['a key of copy in a setting', 'pages/auto-pay.json', '"label":"auto-pay:', '"label":"autopay:'],
    ['a toggle', 'guards/history-on.json', '"payment-history"', '"payments-history"'],
    ['a condition', 'guards/may-pay.json', '"can-pay"', '"can-play"'],
    ['a route', 'navigation/main.json', '"route":"billing"', '"route":"biling"'],
    [
      'an operation',
      'sequences/one-time-payment.json',
      '"billing/create-instant-payment"',
      '"billing/create-payment"',
    ],
    ['an error', 'sequences/one-time-payment.json', '"payment-declined"', '"payment-decline"'],
    ['a region', 'flows/default.json', '"footer"', '"foter"'],
  ])('%s (%s)', (_, file, right, wrong) => {
    const { manifest } = manifests.find(({ path }) => path === `manifests/portal/${file}`) ?? {};
    const text = JSON.stringify(manifest);
    expect(text).toContain(right);
    const validate = validatorOf(basename(manifest?.$schema ?? ''));
    expect(validate(JSON.parse(text.replace(right, wrong)))).toBe(false);
  });
});

function createValidator(): Ajv {
  const created = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats: { date: true },
  });
  created.addKeyword('enumDescriptions');
  for (const path of globSync('schemas/portal/*.schema.json', { cwd: root })) {
    created.addSchema(readJson(path) as object, basename(path));
  }
  return created;
}

function validatorOf(file: string): ValidateFunction {
  const validate = ajv.getSchema(file);
  if (!validate) throw new Error(`There is no schemas/portal/${file}.`);
  return validate;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
