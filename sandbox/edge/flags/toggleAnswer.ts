import { isRecord } from '../../platform/json.ts';

/** A toggle that is on, in the format of Unleash's frontend API. Toggles that are off are not in the list. */
export interface AnsweredToggle {
  name: string;
  enabled: boolean;
  impressionData?: boolean;
  variant?: AnsweredVariant;
}

/** The variant that a toggle resolved to. */
export interface AnsweredVariant {
  name: string;
  enabled: boolean;
  feature_enabled?: boolean;
  payload?: { type: string; value: string };
}

/** Far more than any portal declares, and little enough to keep thousands of answers. */
const mostToggles = 5000;
const longestName = 200;

/**
 * Reads an answer of the flag service. Fields outside of the form above are dropped from a toggle; an answer that is no
 * list of toggles is refused as a whole, so that an invalid answer never replaces a valid one.
 */
export function readToggleAnswer(body: unknown): AnsweredToggle[] | undefined {
  if (!isRecord(body) || !Array.isArray(body['toggles']) || body['toggles'].length > mostToggles)
    return undefined;
  const toggles = body['toggles'].map(readToggle);
  return toggles.every((toggle) => toggle !== undefined) ? toggles : undefined;
}

function readToggle(value: unknown): AnsweredToggle | undefined {
  if (!isRecord(value) || !isName(value['name']) || typeof value['enabled'] !== 'boolean') return undefined;
  const { name, enabled, impressionData } = value;
  const toggle: AnsweredToggle = { name, enabled };
  if (typeof impressionData === 'boolean') toggle.impressionData = impressionData;
  if (value['variant'] === undefined) return toggle;
  const variant = readVariant(value['variant']);
  return variant === undefined ? undefined : { ...toggle, variant };
}

function readVariant(value: unknown): AnsweredVariant | undefined {
  if (!isRecord(value) || !isName(value['name']) || typeof value['enabled'] !== 'boolean') return undefined;
  const { name, enabled, feature_enabled: featureEnabled, payload } = value;
  const variant: AnsweredVariant = { name, enabled };
  if (typeof featureEnabled === 'boolean') variant.feature_enabled = featureEnabled;
  if (payload === undefined || payload === null) return variant;
  if (!isRecord(payload) || typeof payload['type'] !== 'string' || typeof payload['value'] !== 'string')
    return undefined;
  return { ...variant, payload: { type: payload['type'], value: payload['value'] } };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestName;
}
