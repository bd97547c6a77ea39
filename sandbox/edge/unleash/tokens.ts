import { keptSecret } from '../../platform/data-folder/ownerOnly.ts';

/** The tokens of the Unleash that we start ourselves. */
export interface UnleashTokens {
  admin: string;
  /** May read the toggles of one environment, nothing else. */
  frontend: string;
}

/** The environment of Unleash that the portal's toggles are read from. */
export const portalEnvironment = 'development';

/** Makes the tokens at the first start and answers the same ones ever after. */
export function unleashTokens(dataFolder: string): UnleashTokens {
  return {
    admin: `*:*.${keptSecret(dataFolder, 'unleash/admin-token')}`,
    frontend: `default:${portalEnvironment}.${keptSecret(dataFolder, 'unleash/frontend-token')}`,
  };
}
