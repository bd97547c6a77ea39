import { readMessage, type DeviceReport, type FromApp } from './readMessage.ts';

/** Requests of the page to the app. */
export type ToApp =
  /** The page listens: the app says what it is, and what has waited. */
  | { readonly type: 'hello' }
  | { readonly type: 'orientation'; readonly lock: 'portrait' | 'none' }
  | { readonly type: 'textZoom'; readonly value: number }
  /** A file of the portal, which the app loads in the customer's name and shows. */
  | { readonly type: 'document'; readonly address: string }
  | { readonly type: 'askForRating' }
  | { readonly type: 'askForBiometrics' }
  /** The scanner of the app is opened; what it reads comes as `scanned`. */
  | { readonly type: 'scanCode' };

/** Requests of the customer through the app: a tapped message, an opened link. */
export type AppRequest = Exclude<FromApp, { type: 'device' | 'scanned' }>;

/** The way between the page and the app around it. */
export interface Bridge {
  send(message: ToApp): void;
  /**
   * Calls back with the device report, now and whenever the app sends another one; `unreadable` if that
   * cannot be believed. Returns a function that stops it.
   */
  onDevice(listener: (device: DeviceReport | 'unreadable') => void): () => void;
  /** Calls back with each request; those that came before are handed over. */
  onRequest(listener: (request: AppRequest) => void): void;
  /** Opens the scanner of the app. Resolves with what it has read, or undefined if it was closed, or opened once more. */
  scanCode(): Promise<string | undefined>;
}

/** The object that the app puts on the page before its scripts run; see docs/native-app.md. */
interface Transport {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

type ReportProblem = (problem: { what: string; detail?: unknown }) => void;

/** Maximum number of requests that are kept until the portal is there; the latest ones count. */
const mostWaiting = 5;

let ofPage: Bridge | undefined;

/** The bridge of this page; undefined without an app around it. */
export function nativeBridge(report: ReportProblem): Bridge | undefined {
  const transport: unknown = Reflect.get(globalThis, 'nativeBridge');
  if (!isTransport(transport)) return undefined;
  ofPage ??= createBridge(transport, report, location.origin);
  return ofPage;
}

/** Speaks with the app. Nothing that it says is believed before it is read; what cannot be is reported, and that is all. */
export function createBridge(transport: Transport, report: ReportProblem, origin: string): Bridge {
  const devices = new Set<(device: DeviceReport | 'unreadable') => void>();
  const waiting: AppRequest[] = [];
  let device: DeviceReport | 'unreadable' | undefined;
  let request = (asked: AppRequest): void => {
    waiting.push(asked);
    waiting.splice(0, waiting.length - mostWaiting);
  };
  let scanned: ((text: string | undefined) => void) | undefined;
  transport.addEventListener('message', ({ data }) => {
    const message = readMessage(data, origin);
    if (!message || (message.type === 'device' && message.device === 'unreadable'))
      report({ what: 'app-message-ignored' });
    if (!message) return;
    if (message.type === 'device') {
      device = message.device;
      for (const listener of devices) listener(device);
    } else if (message.type === 'scanned') scanned?.(message.text);
    else request(message);
  });
  // Not the windows' function of that name: there is no other origin to name.
  const post = transport.postMessage.bind(transport);
  // An app may have put its half on the page and not listen: what waits for its answer waits only so long.
  const send = (message: ToApp): void => {
    try {
      post(JSON.stringify(message));
    } catch (reason) {
      report({ what: 'app-not-reached', detail: { reason } });
    }
  };
  send({ type: 'hello' });
  return {
    send,
    onDevice(listener) {
      devices.add(listener);
      if (device) listener(device);
      return () => devices.delete(listener);
    },
    onRequest(listener) {
      request = listener;
      for (const asked of waiting.splice(0)) listener(asked);
    },
    scanCode() {
      scanned?.(undefined);
      return new Promise((resolve) => {
        scanned = resolve;
        send({ type: 'scanCode' });
      });
    },
  };
}

function isTransport(given: unknown): given is Transport {
  return (
    typeof given === 'object' &&
    given !== null &&
    'postMessage' in given &&
    typeof given.postMessage === 'function' &&
    'addEventListener' in given &&
    typeof given.addEventListener === 'function'
  );
}
