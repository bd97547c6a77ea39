import { cardFrameChannel, type Configuration, type FrameLimits, type PortalMessage } from './protocol.ts';

const modes: readonly string[] = ['card', 'bank-account', 'bank-sign-in', 'security-code', 'edit-card'];
const schemes: readonly string[] = ['light', 'dark', 'system'];
const surfaces: readonly unknown[] = ['page', 'chosen'];

/** Reads a message of the portal; undefined for any other, since extensions and tools send messages to a frame too. */
export function readPortalMessage(data: unknown): PortalMessage | undefined {
  if (!isRecord(data) || data['channel'] !== cardFrameChannel) return undefined;
  switch (data['type']) {
    case 'configure':
      return isConfiguration(data) ? { ...data, type: 'configure' } : undefined;
    case 'limits':
      return isLimits(data['limits']) ? { type: 'limits', limits: data['limits'] } : undefined;
    case 'submit':
      return typeof data['requestId'] === 'string'
        ? { type: 'submit', requestId: data['requestId'] }
        : undefined;
    case 'focus':
      return typeof data['field'] === 'string' ? { type: 'focus', field: data['field'] } : undefined;
    case 'clear':
      return { type: 'clear' };
    default:
      return undefined;
  }
}

function isConfiguration(data: unknown): data is Configuration {
  if (!isRecord(data)) return false;
  const { ticket, mode, language, scheme, surface, method, values, copy, limits } = data;
  return (
    typeof ticket === 'string' &&
    typeof mode === 'string' &&
    modes.includes(mode) &&
    typeof language === 'string' &&
    typeof scheme === 'string' &&
    schemes.includes(scheme) &&
    surfaces.includes(surface) &&
    (method === undefined || isMethod(method)) &&
    (values === undefined || isTexts(values)) &&
    isTexts(copy) &&
    isLimits(limits)
  );
}

function isMethod(data: unknown): boolean {
  return isRecord(data) && typeof data['id'] === 'string' && typeof data['type'] === 'string';
}

function isTexts(data: unknown): boolean {
  return isRecord(data) && Object.values(data).every((text) => typeof text === 'string');
}

function isLimits(data: unknown): data is FrameLimits {
  if (!isRecord(data)) return false;
  const { maxExpiryYears, securityCodeLength, amexSecurityCodeLength, zipLength, today, notBefore } = data;
  const counts = [maxExpiryYears, securityCodeLength, amexSecurityCodeLength, zipLength];
  return (
    counts.every((count) => Number.isSafeInteger(count)) &&
    isDay(today) &&
    (notBefore === undefined || isDay(notBefore))
  );
}

function isDay(data: unknown): boolean {
  return typeof data === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(data);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
