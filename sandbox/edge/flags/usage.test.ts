import { expect, it } from 'vitest';
import { createUsage } from './usage.ts';

const quickPay = { name: 'quickPay', enabled: true, impressionData: false };
const look = { ...quickPay, name: 'look', variant: { name: 'b', enabled: true } };

it('tells of the first answer at once, and then each minute how often each toggle was handed out', () => {
  const { told, count, wait } = setup();
  count([quickPay]);
  expect(told).toEqual([
    bucket('00:00', '00:00', {
      quickPay: { yes: 1, no: 0, variants: {} },
      look: { yes: 0, no: 1, variants: {} },
    }),
  ]);
  wait(30_000);
  count([quickPay, look]);
  wait(29_999);
  count([quickPay]);
  expect(told).toHaveLength(1);
  wait(1);
  count([look]);
  expect(told[1]).toEqual(
    bucket('00:00', '01:00', {
      quickPay: { yes: 2, no: 1, variants: {} },
      look: { yes: 2, no: 1, variants: { b: 2 } },
    }),
  );
});

it('tells that a toggle was asked for which is off, and nothing of one that the portal does not ask for', () => {
  const { told, count } = setup();
  count([
    { ...quickPay, name: 'of-another-portal' },
    { ...quickPay, enabled: false },
  ]);
  const off = { yes: 0, no: 1, variants: {} };
  expect(told).toEqual([bucket('00:00', '00:00', { quickPay: off, look: off })]);
});

it('tells nothing where the portal asks for no toggle', () => {
  const { told, count } = setup([]);
  count([quickPay]);
  expect(told).toEqual([]);
});

function moment(minutes: string): string {
  return `2026-11-22T10:${minutes}.000Z`;
}

function bucket(start: string, stop: string, toggles: object): object {
  return {
    appName: 'portal',
    instanceId: 'edge',
    bucket: { start: moment(start), stop: moment(stop), toggles },
  };
}

function setup(asked: readonly string[] = ['quickPay', 'look']) {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const told: object[] = [];
  const count = createUsage(
    asked,
    (report) => void told.push(report),
    () => now,
  );
  return { told, count, wait: (milliseconds: number) => void (now += milliseconds) };
}
