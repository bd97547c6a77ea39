import type { FactSource } from '../../../engine/index.ts';
import { nativeBridge } from '../../native-bridge/index.ts';

/** `platform.*`: in a browser known at once. Inside an app it is what the app says, and a web page where it says nothing in time. */
export const platformSource: FactSource = ({ set, clock, constant, report }) => {
  const screenSize = Math.max(globalThis.screen?.width ?? 0, globalThis.screen?.height ?? 0);
  const web = {
    'platform.kind': 'web',
    'platform.system': systemOf(navigator.userAgent, navigator.maxTouchPoints),
    'platform.large': screenSize > Number(constant('orientationLockSize')),
    'platform.canAskForRating': false,
    'platform.biometricRetry': false,
    'platform.speedTestMode': false,
  };
  const bridge = nativeBridge(report);
  if (!bridge) {
    set(web);
    return () => undefined;
  }
  const stopWaiting = clock.after(Number(constant('deviceDataWait')), () => {
    report({ what: 'device-data-timeout' });
    set(web);
  });
  let isTold = false;
  const stopListening = bridge.onDevice(({ platform, ...can }) => {
    stopWaiting();
    const isNative = platform !== 'webview';
    set({
      ...web,
      'platform.kind': platform,
      ...(isNative && { 'platform.system': platform === 'native-ios' ? 'ios' : 'android' }),
      'platform.canAskForRating': can.canAskForRating,
      'platform.biometricRetry': can.biometricRetry,
      'platform.speedTestMode': can.speedTestMode,
    });
    if (!isNative || isTold) return;
    isTold = true;
    bridge.send({ type: 'textZoom', value: Number(constant('nativeTextZoom')) });
    limitScale(String(constant('nativeMaximumScale')));
  });
  return () => {
    stopWaiting();
    stopListening();
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
