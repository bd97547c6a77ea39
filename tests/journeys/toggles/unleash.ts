import { unleashTokens } from '../../../sandbox/edge/unleash/index.ts';
import type { HousePlaces } from '../house/places.ts';

/** The real Unleash of the house, as flag ops use it. */
export interface FlagDesk {
  /** A token that reads the toggles of the environment in which this desk flips them. */
  token: string;
  flip(toggle: string, on: boolean): Promise<void>;
}

/** Another environment than the one of the house's other journeys, which must not see the flips. */
const ENVIRONMENT = 'production';

export async function openFlagDesk({ unleash, dataFolder }: HousePlaces): Promise<FlagDesk> {
  const call = async (path: string, body: object): Promise<Response> => {
    const response = await fetch(`${unleash}/api/admin/${path}`, {
      method: 'POST',
      headers: { authorization: unleashTokens(dataFolder).admin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const token = await call('api-tokens', {
    type: 'frontend',
    tokenName: 'journeys of toggles',
    environment: ENVIRONMENT,
    projects: ['default'],
  });
  return {
    token: ((await token.json()) as { secret: string }).secret,
    async flip(toggle, on) {
      const state = on ? 'on' : 'off';
      await call(`projects/default/features/${toggle}/environments/${ENVIRONMENT}/${state}`, {});
    },
  };
}
