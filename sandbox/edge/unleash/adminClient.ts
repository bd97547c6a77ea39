/** The few calls of Unleash's admin API that declaring toggles needs. */
export interface UnleashAdmin {
  /** Names of the toggles in the project `default`. */
  listToggles(): Promise<string[]>;
  /** Returns `exists` if the name is taken, also by an archived toggle. */
  createToggle(toggle: { name: string; description: string }): Promise<'created' | 'exists'>;
  /** Number of activation strategies of a toggle in an environment. */
  countStrategies(toggle: string, environment: string): Promise<number>;
  addStrategy(toggle: string, environment: string, strategy: ActivationStrategy): Promise<void>;
  switchOn(toggle: string, environment: string): Promise<void>;
  /** Makes a field of the context, by which strategies can decide; one that is there stays as it is. */
  addContextField(name: string): Promise<void>;
}

/** An activation strategy as Unleash's admin API takes it. */
export interface ActivationStrategy {
  name: 'flexibleRollout';
  parameters: Record<string, string>;
  variants: {
    name: string;
    weight: number;
    weightType: 'variable';
    stickiness: string;
    payload?: { type: string; value: string };
  }[];
}

const project = '/api/admin/projects/default/features';
const requestTimeLimit = 20_000;

/** @param url origin of the flag service  @param token an admin token */
export function createUnleashAdmin(url: string, token: string): UnleashAdmin {
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, {
      ...init,
      headers: { authorization: token, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(requestTimeLimit),
    });
  return {
    async listToggles() {
      const body = await readJson<{ features: { name: string }[] }>(await call(project));
      return body.features.map(({ name }) => name);
    },
    async createToggle(toggle) {
      const response = await call(project, { method: 'POST', body: JSON.stringify(toggle) });
      if (response.status === 409) return 'exists';
      await readJson(response);
      return 'created';
    },
    async countStrategies(toggle, environment) {
      const path = `${project}/${encodeURIComponent(toggle)}/environments/${environment}/strategies`;
      return (await readJson<unknown[]>(await call(path))).length;
    },
    async addStrategy(toggle, environment, strategy) {
      const path = `${project}/${encodeURIComponent(toggle)}/environments/${environment}/strategies`;
      await readJson(await call(path, { method: 'POST', body: JSON.stringify(strategy) }));
    },
    async switchOn(toggle, environment) {
      const path = `${project}/${encodeURIComponent(toggle)}/environments/${environment}/on`;
      await refuseFailure(await call(path, { method: 'POST' }));
    },
    async addContextField(name) {
      const response = await call('/api/admin/context', { method: 'POST', body: JSON.stringify({ name }) });
      if (response.status !== 409) await refuseFailure(response);
    },
  };
}

async function readJson<Body>(response: Response): Promise<Body> {
  await refuseFailure(response);
  return response.json() as Promise<Body>;
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  throw new Error(`Unleash answered ${response.status} to ${response.url}: ${await response.text()}`);
}
