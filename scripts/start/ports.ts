import { portVariables, type SandboxPorts } from '../../sandbox/platform/settings/ports.ts';
import type { SandboxSettings } from '../../sandbox/platform/settings/settings.ts';
import { listen, PortTakenError } from '../../sandbox/platform/http/listen.ts';

/**
 * @param command what is to be started with other ports
 * @returns for each port that is taken a sentence that says how to move to another
 */
export async function findTakenPorts(
  { ports, unleash }: SandboxSettings,
  command = 'npm start',
): Promise<string[]> {
  const wanted = (Object.keys(portVariables) as (keyof SandboxPorts)[]).filter(
    (listener) => listener !== 'unleash' || !unleash.external,
  );
  const sentences = await Promise.all(wanted.map((listener) => tryPort(listener, ports[listener], command)));
  return sentences.filter((sentence) => sentence !== undefined);
}

async function tryPort(
  listener: keyof SandboxPorts,
  port: number,
  command: string,
): Promise<string | undefined> {
  try {
    const probe = await listen(port, (_request, response) => response.end());
    await probe.close();
    return undefined;
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    const { variable } = portVariables[listener];
    return (
      `Port ${port} (${listener}) is taken by another program. ` +
      `Stop that program, or choose another port: ${variable}=${port + 100} ${command}`
    );
  }
}
