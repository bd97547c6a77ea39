import type {
  CallerItem,
  CallerSource,
  PhoneLineItem,
  PhoneLineSource,
  VoicemailItem,
  VoicemailSource,
} from '../../generated/records.ts';
import { graphRecords } from '../../graph/index.ts';
import { HomePhoneQuestion } from '../graph/generated/voice.ts';
import { phoneNumber } from '../phoneNumber.ts';

/** The lines of the home phone. */
export const lines: PhoneLineSource = graphRecords(HomePhoneQuestion, {
  variables: () => ({}),
  nodes: ({ homePhone }) => homePhone.lines,
  item: ({ id, number, forwarding, forwardTo, battery }): PhoneLineItem => ({
    id,
    number: phoneNumber(number),
    forwarding,
    forwardTo: forwardTo === null ? null : phoneNumber(forwardTo),
    battery,
  }),
});

/** Messages that wait, the newest first. */
export const voicemails: VoicemailSource = graphRecords(HomePhoneQuestion, {
  variables: () => ({}),
  nodes: ({ homePhone }) => homePhone.voicemails,
  item: ({ id, from, at, seconds, transcript }): VoicemailItem => ({
    id,
    from: phoneNumber(from),
    at: Date.parse(at),
    length: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    transcript,
  }),
});

/** Numbers that are always let through, or never: known by their digits. */
export const callers: CallerSource = graphRecords(HomePhoneQuestion, {
  variables: () => ({}),
  nodes: ({ homePhone }) => homePhone.callers,
  item: ({ number, rule }): CallerItem => ({ id: number, number: phoneNumber(number), rule }),
});
