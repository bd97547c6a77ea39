import { keptSecret } from '../../platform/data-folder/ownerOnly.ts';

/** The tokens of the Unleash that the sandbox starts itself. */
export interface UnleashTokens {
  admin: string;
  /** May read the toggles of one environment, nothing else. */
  frontend: string;
}

/** The environment of Unleash whose toggles the portal reads. */
export const portalEnvironment = 'development';

/** Creates the tokens at the first start and returns the same ones later. */
export function unleashTokens(dataFolder: string): UnleashTokens {
  return {
    admin: `*:*.${keptSecret(dataFolder, 'unleash/admin-token')}`,
    frontend: `default:${portalEnvironment}.${keptSecret(dataFolder, 'unleash/frontend-token')}`,
  };
}
