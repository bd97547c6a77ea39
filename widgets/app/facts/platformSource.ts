import type { AtomValue, FactSource } from '../../../engine/index.ts';
import { nativeBridge } from '../../native-bridge/index.ts';

/** `platform.*`: in a browser known at once. Inside an app from its message, or as on the web if none comes in time. */
export const platformSource: FactSource = ({ set, clock, constant, report }) => {
  const screenSize = Math.max(globalThis.screen?.width ?? 0, globalThis.screen?.height ?? 0);
  const web = {
    'platform.kind': 'web',
    'platform.system': systemOf(navigator.userAgent, navigator.maxTouchPoints),
    'platform.large': screenSize > Number(constant('orientationLockSize')),
    'platform.canAskForRating': false,
    'platform.biometricRetry': false,
    'platform.scanner': 'BarcodeDetector' in globalThis ? 'camera' : 'none',
    'platform.speedTestMode': false,
    'platform.deviceData': 'none',
  };
  let isKnown = false;
  // Facts of the screen are published only once the platform is known.
  const publish = (facts: Record<string, AtomValue | undefined>): void => {
    isKnown = true;
    set({ ...facts, ...screenNow() });
  };
  const stopFollowing = followScreen(() => isKnown && set(screenNow()));
  const bridge = nativeBridge(report);
  if (!bridge) {
    publish(web);
    return stopFollowing;
  }
  const stopWaiting = clock.after(Number(constant('deviceDataWait')), () => {
    report({ what: 'device-data-timeout' });
    publish({ ...web, 'platform.deviceData': 'ErrorTimeout' });
  });
  let isTold = false;
  const stopListening = bridge.onDevice((device) => {
    stopWaiting();
    if (device === 'unreadable') {
      if (!isTold) publish({ ...web, 'platform.deviceData': 'ErrorUnknown' });
      return;
    }
    const { platform, ...can } = device;
    const isNative = platform !== 'webview';
    publish({
      ...web,
      'platform.kind': platform,
      ...(isNative && { 'platform.system': platform === 'native-ios' ? 'ios' : 'android' }),
      'platform.appVersion': can.appVersion,
      'platform.canAskForRating': can.canAskForRating,
      'platform.biometricRetry': can.biometricRetry,
      ...(can.canScanCodes && { 'platform.scanner': 'app' }),
      'platform.speedTestMode': can.speedTestMode,
      'platform.deviceData': 'known',
    });
    if (!isNative || isTold) return;
    isTold = true;
    bridge.send({ type: 'textZoom', value: Number(constant('nativeTextZoom')) });
    limitScale(String(constant('nativeMaximumScale')));
  });
  return () => {
    stopWaiting();
    stopListening();
    stopFollowing();
  };
};

/** Tablets of Apple say that they are computers; no computer of theirs has a screen to touch. */
function systemOf(userAgent: string, touchPoints: number): 'ios' | 'android' | 'other' {
  if (userAgent.includes('Android')) return 'android';
  const isTablet = userAgent.includes('Macintosh') && touchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other';
}

function limitScale(scale: string): void {
  const viewport = document.querySelector('meta[name="viewport"]');
  const content = viewport?.getAttribute('content');
  if (content?.includes('maximum-scale') === false)
    viewport?.setAttribute('content', `${content}, maximum-scale=${scale}`);
}

/** A keyboard takes at least this much of the height; bars of the browser take less. */
const leastKeyboard = 0.25;
const upright = '(orientation: portrait)';

/** The orientation of the screen, and whether its keyboard shows. */
function screenNow(): Record<string, AtomValue> {
  // A page that is made ahead is on no screen.
  if (!('matchMedia' in globalThis)) return { 'platform.keyboardVisible': false };
  const { innerHeight, visualViewport } = globalThis;
  const seen = visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
  return {
    'platform.orientation': matchMedia(upright).matches ? 'portrait' : 'landscape',
    'platform.keyboardVisible': seen < innerHeight * (1 - leastKeyboard),
  };
}

/** Calls back when the screen is turned, or its keyboard comes or goes. Returns how to stop. */
function followScreen(changed: () => void): () => void {
  if (!('matchMedia' in globalThis)) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  matchMedia(upright).addEventListener('change', changed, { signal });
  globalThis.visualViewport?.addEventListener('resize', changed, { signal });
  return () => stop.abort();
}
