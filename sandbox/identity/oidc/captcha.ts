import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/secret.ts';

/** The sign-in and the name that a box is made for. */
export interface CaptchaSubject {
  /** Identifier of the sign-in. */
  signIn: string;
  /** As `usernameOf` writes it. */
  username: string;
}

/** The check that is required after several wrong passwords: a box to tick, without pictures or scripts. */
export interface Captcha {
  /** The value that a ticked box sends: only the page with the box tells it. */
  valueFor(subject: CaptchaSubject): string;
  isPassed(subject: CaptchaSubject, sent: string | null): boolean;
}

/** @param key secret of the identity service */
export function createCaptcha(key: string): Captcha {
  const valueFor = ({ signIn, username }: CaptchaSubject): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(['captcha', signIn, username]))
      .digest('base64url');
  return {
    valueFor,
    isPassed: (subject, sent) => isSameSecret(valueFor(subject), sent ?? ''),
  };
}
