/** Which calls of a line are forwarded. */
export type Forwarding = 'OFF' | 'ALWAYS' | 'BUSY' | 'NO_ANSWER';

/** Strictness of Call Guard. */
export type CallGuardLevel = 'OFF' | 'STANDARD' | 'STRICT';

/** One line of a home phone. Numbers are ten digits. */
export interface PhoneLine {
  id: string;
  number: string;
  forwarding: Forwarding;
  forwardTo?: string;
  battery: 'NONE' | 'GOOD' | 'LOW' | 'UNKNOWN';
}

/** A voicemail message. */
export interface Voicemail {
  id: string;
  from: string;
  /** ISO moment. */
  at: string;
  seconds: number;
  transcript?: string;
}

/** A number whose calls always pass, or never. */
export interface KnownCaller {
  number: string;
  rule: 'BLOCKED' | 'ALLOWED';
}

/** The home phone of an account. */
export interface HomePhone {
  switchType: 'HOSTED' | 'OTHER';
  lines: PhoneLine[];
  voicemails: Voicemail[];
  callers: KnownCaller[];
  level: CallGuardLevel;
}
