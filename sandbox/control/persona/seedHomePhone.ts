import type { HomePhone, Voicemail } from '../../platform/database/index.ts';
import type { SeededHomePhone } from './household.ts';
import { seedDigits, seedId, type SeedTarget } from './seedTarget.ts';

/** The home phone of a household: its lines and messages, the newest of three hours ago. */
export function homePhoneOf(
  { lines = 1, voicemails = 0, switchType = 'OTHER', battery = 'UNKNOWN' }: SeededHomePhone,
  target: SeedTarget,
): HomePhone {
  const { accountId } = target;
  return {
    switchType,
    lines: Array.from({ length: lines }, (_, position) => ({
      id: seedId('phone line', accountId, String(position)),
      number: `70455501${String(seedDigits(1, 'phone line', accountId))}${position}`,
      forwarding: 'OFF' as const,
      battery,
    })),
    voicemails: Array.from({ length: voicemails }, (_, position) => voicemailOf(position, target)),
    callers: [{ number: '7045550199', rule: 'BLOCKED' }],
    level: 'STANDARD',
  };
}

const hour = 3_600_000;

function voicemailOf(position: number, { accountId, now }: SeedTarget): Voicemail {
  return {
    id: seedId('voicemail', accountId, String(position)),
    from: `70455502${seedDigits(2, 'voicemail', accountId, String(position))}`,
    at: new Date(now.getTime() - (3 + position * 7) * hour).toISOString(),
    seconds: 5 + Number(seedDigits(2, 'length', accountId, String(position))),
    ...(position % 3 === 0 && { transcript: 'Hi, it is me. Please call me back when you can.' }),
  };
}
