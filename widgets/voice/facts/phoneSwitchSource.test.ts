import { expect, it } from 'vitest';
import { fakeServices } from '../../../engine/runtime/testing/index.ts';
import { phoneSwitchSource } from './phoneSwitchSource.ts';

it('SH-CALL-014, SH-CALL-030: how the phone is switched is asked of the voice console', async () => {
  let facts: object | undefined;
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Response> => {
    asked.push(address);
    return Response.json({ data: { phoneSwitch: { switchType: 'HOSTED', assignedLines: 2 } } });
  };
  const set = (given: object): void => {
    facts = given;
  };
  phoneSwitchSource({ ...fakeServices({ fetch }), set, fail: () => undefined } as never);
  await expect.poll(() => facts).toEqual({ 'phone-switch.switchType': 'HOSTED', 'phone-switch.assigned': 2 });
  expect(asked).toEqual(['/voiceConsoleGraph']);
});
