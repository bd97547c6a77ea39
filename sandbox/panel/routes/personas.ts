import { json, noContent } from '../../http/index.ts';
import { listPersonas } from '../../persona/index.ts';
import type { PanelCall } from '../panelServices.ts';

/** `GET /personas` */
export function readPersonas(): Response {
  return json({ personas: listPersonas() });
}

/** `POST /personas/:username/reset` */
export async function resetPersona({ services, name }: PanelCall): Promise<Response> {
  await services.personas.reset(name);
  services.calls.clear(name);
  return noContent();
}

/** `POST /personas/:username/clone` */
export async function clonePersona({ services, name }: PanelCall): Promise<Response> {
  return json({ username: await services.personas.clone(name) }, 201);
}

/** `POST /reset`: personas, clock, faults and counts. */
export async function resetEverybody({ services }: PanelCall): Promise<Response> {
  services.clock.reset();
  services.faults.clear();
  services.calls.clear();
  await services.personas.resetAll();
  return noContent();
}
