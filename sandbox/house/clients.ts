import { keptSecret } from '../data-folder/index.ts';
import type { RegisteredClient } from '../identity/index.ts';

/** The client of each platform (SH-CALL-036). */
const CLIENT_OF_PLATFORM: Record<string, string> = {
  web: 'portal-web',
  ios: 'portal-ios',
  android: 'portal-android',
};

/** The clients that the identity service knows: the web's can keep a secret, the apps' cannot. */
export function portalClients(dataFolder: string, redirectUri: string): RegisteredClient[] {
  const secret = keptSecret(dataFolder, 'identity/portal-web-secret');
  return Object.values(CLIENT_OF_PLATFORM).map((clientId) => ({
    clientId,
    redirectUris: [redirectUri],
    ...(clientId === 'portal-web' ? { secret } : {}),
  }));
}

/** The client id of a platform; what is no app is the web. */
export function clientIdOf(platform: string | null): string {
  const known = platform !== null && Object.hasOwn(CLIENT_OF_PLATFORM, platform);
  return CLIENT_OF_PLATFORM[known ? platform : 'web'] ?? 'portal-web';
}
