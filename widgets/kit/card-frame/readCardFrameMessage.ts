import { cardFrameChannel } from './protocol.ts';
import type { CardFrameMessage, CardFrameOutcome } from './protocol.ts';

/** No form is taller; a larger number would be a mistake or a trick to push the page away. */
const tallestForm = 2000;

/** A message of the card frame, or undefined for anything else. */
export function readCardFrameMessage(data: unknown): CardFrameMessage | undefined {
  if (!isRecord(data) || data['channel'] !== cardFrameChannel) return undefined;
  switch (data['type']) {
    case 'ready':
    case 'submit-requested':
      return { type: data['type'] };
    case 'resize':
      return readHeight(data['height']);
    case 'result':
      return typeof data['requestId'] === 'string' && isOutcome(data['outcome'])
        ? { type: 'result', requestId: data['requestId'], outcome: data['outcome'] }
        : undefined;
    default:
      return undefined;
  }
}

function readHeight(height: unknown): CardFrameMessage | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height) || height < 0) return undefined;
  return { type: 'resize', height: Math.min(height, tallestForm) };
}

function isOutcome(data: unknown): data is CardFrameOutcome {
  if (!isRecord(data)) return false;
  switch (data['kind']) {
    case 'token':
      return typeof data['token'] === 'string' && isRecord(data['method']);
    case 'proof':
      return typeof data['proof'] === 'string';
    case 'changes':
      return isChanges(data['values']);
    case 'invalid':
      return Array.isArray(data['fields']);
    case 'mismatch':
    case 'too-many-attempts':
    case 'failed':
      return true;
    default:
      return false;
  }
}

function isChanges(data: unknown): boolean {
  return (
    isRecord(data) && ['expiration', 'zip', 'nameOnCard'].every((name) => typeof data[name] === 'string')
  );
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
