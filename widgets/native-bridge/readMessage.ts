import { isOwnAddress } from '../../engine/derive.ts';

/** The app's description of itself and its device. */
export interface DeviceReport {
  readonly platform: 'webview' | 'native-ios' | 'native-android';
  /** Its version, as `13.22.0`; undefined without a readable one. */
  readonly appVersion: string | undefined;
  readonly canAskForRating: boolean;
  readonly biometricRetry: boolean;
  readonly canScanCodes: boolean;
  /** The app asks for its speed test. That takes no ability, so that other apps are believed, too (SH-NATIVE-002). */
  readonly speedTestMode: boolean;
}

/** A message of the app, as far as it can be trusted. */
export type FromApp =
  | { readonly type: 'device'; readonly device: DeviceReport | 'unreadable' }
  /** A push message was tapped; the portal reads its content, since it knows the kinds of messages. */
  | { readonly type: 'push'; readonly message: unknown }
  /** The app was asked to open an address of the portal: path and query. */
  | { readonly type: 'open'; readonly address: string }
  /** What the scanner of the app has read; undefined if the customer closed it. */
  | { readonly type: 'scanned'; readonly text: string | undefined };

/** Longest message that is read, in characters. */
export const longestMessage = 8_192;

const platforms = { ios: 'native-ios', android: 'native-android', webview: 'webview' } as const;

/** Reads a message. Undefined for whatever is none: too long, no JSON, of no known type, or for another origin. */
export function readMessage(text: unknown, origin: string): FromApp | undefined {
  if (typeof text !== 'string' || text.length > longestMessage) return undefined;
  const message = parse(text);
  switch (partOf(message, 'type')) {
    case 'device':
      return readDevice(message);
    case 'push':
      return { type: 'push', message: partOf(message, 'message') };
    case 'scanned':
      return readScanned(partOf(message, 'text'));
    case 'open':
      return readOpen(partOf(message, 'address'), origin);
    default:
      return undefined;
  }
}

function readDevice(message: unknown): FromApp {
  const name = partOf(message, 'platform');
  if (name !== 'ios' && name !== 'android' && name !== 'webview')
    return { type: 'device', device: 'unreadable' };
  const isNative = name !== 'webview';
  const says = (what: string): boolean => isNative && partOf(message, what) === true;
  return {
    type: 'device',
    device: {
      platform: platforms[name],
      appVersion: isNative ? versionOf(partOf(message, 'version')) : undefined,
      canAskForRating: says('canAskForRating'),
      biometricRetry: says('biometricRetry'),
      canScanCodes: says('canScanCodes'),
      speedTestMode: partOf(message, 'speedTestMode') === true,
    },
  };
}

function versionOf(said: unknown): string | undefined {
  return typeof said === 'string' && /^\d{1,4}(?:\.\d{1,4}){0,3}$/.test(said) ? said : undefined;
}

/** Only addresses of this portal; whether the customer may be there is for its guards to say. */
function readOpen(address: unknown, origin: string): FromApp | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = url.pathname + url.search;
  return url.origin === origin && isOwnAddress(path) ? { type: 'open', address: path } : undefined;
}

/** Longest text of a code that is read, in characters: what a label has is far shorter. */
const longestCode = 1_000;

function readScanned(text: unknown): FromApp | undefined {
  if (text === undefined || text === null) return { type: 'scanned', text: undefined };
  return typeof text === 'string' && text.length <= longestCode ? { type: 'scanned', text } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
}
