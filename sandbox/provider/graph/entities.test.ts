import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'main.graphql'), 'utf8'));

const account =
  'accountNumber username firstName lastName address footprint billerType billerRegion billingId spcoreDivisionId ' +
  'locationId cycleDay dueDate delinquent autopayEnrolled billingPreferences isCpniCompliant type accountCanPayBill';
const region = ['system', 'principle', 'agent', 'siteId', 'company', 'franchise'];

it.each([
  ['SH-ENT-013', 'Account', account.split(' ')],
  ['SH-ENT-014, BL-ENT-040', 'Address', ['addressLine1', 'city', 'state', 'zip']],
  ['SH-ENT-017, BL-ENT-043, BL-ENT-053', 'BillerRegion', region],
  ['BL-ENT-030', 'Account', ['accountNumber']],
  ['BL-ENT-039', 'Account', ['firstName', 'lastName']],
  ['BL-ENT-054', 'Account', ['billingId', 'spcoreDivisionId', 'locationId']],
  ['BL-ENT-055', 'Account', ['cycleDay', 'dueDate']],
  ['BL-ENT-056', 'Account', ['autopayEnrolled']],
  ['BL-ENT-057', 'BillingPreferences', ['billDelivery']],
  ['BL-ENT-058', 'Account', ['isCpniCompliant']],
  ['BL-ENT-059, SH-ENT-019', 'Account', ['type']],
  ['SH-SESS-010, SH-SESS-011', 'Account', ['seasonalSuspension', 'suspensionChangesOn']],
  ['SH-ENT-021', 'ProductService', ['type', 'provisioned']],
])('%s: %s has %j', (_, name, fields) => {
  const type = schema.getType(name);
  expect(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []).toEqual(
    expect.arrayContaining(fields),
  );
});

it.each([
  ['SH-ENT-021', 'ProductServiceType', ['TV', 'INTERNET', 'VOICE', 'WIFI', 'SECURECONNECT']],
  ['SH-ENT-020', 'IdentityRole', ['Standard', 'Child', 'Primary', 'Admin']],
])('%s: %s is one of %j', (_, name, values) => {
  const type = schema.getType(name);
  expect(isEnumType(type) ? type.getValues().map((value) => value.name) : []).toEqual(values);
});

it.each(['billerType', 'type'])('SH-ENT-016, SH-ENT-019, BL-ENT-042: what %s can be is open', (field) => {
  const type = schema.getType('Account');
  expect(isObjectType(type) && String(type.getFields()[field]?.type)).toBe('String!');
});
