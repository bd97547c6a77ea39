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
