/** One TCP port per listener; all on this machine. */
export interface SandboxPorts {
  portal: number;
  cards: number;
  identity: number;
  panel: number;
  unleash: number;
}

/** The environment variable of each listener's port, with its default. */
export const portVariables: Record<keyof SandboxPorts, { variable: string; fallback: number }> = {
  portal: { variable: 'PORTAL_PORT', fallback: 4000 },
  cards: { variable: 'CARDS_PORT', fallback: 4001 },
  identity: { variable: 'IDENTITY_PORT', fallback: 4002 },
  panel: { variable: 'PANEL_PORT', fallback: 4003 },
  unleash: { variable: 'UNLEASH_PORT', fallback: 4242 },
};

/**
 * Reads the ports from the environment.
 *
 * @throws Error naming the variable when a value is no port, or when two listeners want the same one.
 */
export function readPorts(environment: Readonly<Record<string, string | undefined>>): SandboxPorts {
  const ports: SandboxPorts = {
    portal: readPort(environment, 'portal'),
    cards: readPort(environment, 'cards'),
    identity: readPort(environment, 'identity'),
    panel: readPort(environment, 'panel'),
    unleash: readPort(environment, 'unleash'),
  };
  refuseTwice(ports);
  return ports;
}

function readPort(
  environment: Readonly<Record<string, string | undefined>>,
  listener: keyof SandboxPorts,
): number {
  const { variable, fallback } = portVariables[listener];
  const text = environment[variable]?.trim();
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port between 1 and 65535; it is "${text}".`);
  }
  return port;
}

function refuseTwice(ports: SandboxPorts): void {
  const takenBy = new Map<number, keyof SandboxPorts>();
  for (const listener of Object.keys(portVariables) as (keyof SandboxPorts)[]) {
    const other = takenBy.get(ports[listener]);
    if (other !== undefined) {
      const names = `${portVariables[other].variable} and ${portVariables[listener].variable}`;
      throw new Error(`${names} both name port ${ports[listener]}.`);
    }
    takenBy.set(ports[listener], listener);
  }
}
