import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings of the sandbox', () => {
  it('names the documented origins when nothing is set', () => {
    const settings = readSettings({});
    expect(settings.origins).toEqual({
      portal: 'http://localhost:4000',
      cards: 'http://127.0.0.1:4001',
      identity: 'http://127.0.0.1:4002',
      panel: 'http://127.0.0.1:4003',
    });
    expect(settings.unleash).toEqual({
      url: 'http://localhost:4242',
      frontendToken: undefined,
      answerLimit: 1500,
      external: false,
    });
    expect(isAbsolute(settings.dataFolder)).toBe(true);
  });

  it('moves a listener by its variable and its origin with it', () => {
    const settings = readSettings({ PORTAL_PORT: '5000', UNLEASH_PORT: ' 5242 ' });
    expect(settings.origins.portal).toBe('http://localhost:5000');
    expect(settings.unleash.url).toBe('http://localhost:5242');
  });

  const publicNames = {
    PORTAL_ORIGIN: 'https://portal.example/',
    CARDS_ORIGIN: 'https://cards.example:8443',
    IDENTITY_ORIGIN: ' https://Identity.example:443 ',
  };

  it('takes the public names by which a proxy is reached, and leaves the panel on this machine', () => {
    expect(readSettings(publicNames).origins).toEqual({
      portal: 'https://portal.example',
      cards: 'https://cards.example:8443',
      identity: 'https://identity.example',
      panel: 'http://127.0.0.1:4003',
    });
  });

  it.each([
    'http://portal.example',
    'portal.example',
    'https://portal.example/billing',
    'https://a@portal.example',
  ])('refuses the public origin "%s" and names the variable', (origin) => {
    expect(() => readSettings({ ...publicNames, PORTAL_ORIGIN: origin })).toThrow(
      `PORTAL_ORIGIN must be an https origin such as https://portal.example; it is "${origin}".`,
    );
  });

  it.each(Object.keys(publicNames))(
    'refuses to leave %s out: a page of https frames nothing of http',
    (name) => {
      expect(() => readSettings({ ...publicNames, [name]: '' })).toThrow(
        `PORTAL_ORIGIN, CARDS_ORIGIN and IDENTITY_ORIGIN go together: ${name} is missing.`,
      );
    },
  );

  it('refuses one host for portal and card frame, which share no cookie', () => {
    const both = { ...publicNames, CARDS_ORIGIN: 'https://portal.example:8443' };
    expect(() => readSettings(both)).toThrow('PORTAL_ORIGIN and CARDS_ORIGIN must be different hosts.');
  });

  it('believes no proxy unless it is told of one', () => {
    expect(readSettings({}).proxies).toBe(0);
    expect(readSettings({ TRUSTED_PROXIES: '2' }).proxies).toBe(2);
    expect(() => readSettings({ TRUSTED_PROXIES: 'all' })).toThrow(/TRUSTED_PROXIES/);
  });

  it('takes a real flag service with or without the path of its API', () => {
    const settings = readSettings({
      UNLEASH_URL: 'https://flags.example/api/',
      UNLEASH_FRONTEND_TOKEN: 'token',
      FLAG_WAIT_MS: '3000',
    });
    expect(settings.unleash).toEqual({
      url: 'https://flags.example',
      frontendToken: 'token',
      answerLimit: 3000,
      external: true,
    });
  });

  it.each(['0', '65536', '12.5', 'abc', '-1'])('refuses the port "%s" and names the variable', (port) => {
    expect(() => readSettings({ CARDS_PORT: port })).toThrow(/CARDS_PORT/);
  });

  it('refuses two listeners on one port', () => {
    expect(() => readSettings({ CARDS_PORT: '4000' })).toThrow(
      'PORTAL_PORT and CARDS_PORT both name port 4000.',
    );
  });

  it('refuses a session limit that is no whole number of seconds', () => {
    expect(() => readSettings({ SESSION_IDLE_SECONDS: '1.5' })).toThrow(/SESSION_IDLE_SECONDS/);
  });
});
