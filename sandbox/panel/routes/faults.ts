import { FaultOrderProblem, readFaultOrder } from '../../fault/index.ts';
import { json, noContent, readJsonObject } from '../../http/index.ts';
import type { PanelCall } from '../panelServices.ts';

/** `GET /faults` */
export function listFaults({ services }: PanelCall): Response {
  return json({ faults: services.faults.list() });
}

/** `POST /faults` with an order for a fault. */
export async function setFault({ services, request }: PanelCall): Promise<Response> {
  const body = await readJsonObject(request);
  try {
    return json(services.faults.set(readFaultOrder(body)), 201);
  } catch (error) {
    if (error instanceof FaultOrderProblem) return json({ problem: error.message }, 422);
    throw error;
  }
}

/** `DELETE /faults`, `DELETE /faults/:id`, `DELETE /faults?username=` */
export function clearFaults({ services, name, query }: PanelCall): Response {
  const username = query.get('username');
  if (name !== '') services.faults.clear({ id: name });
  else if (username === null) services.faults.clear();
  else services.faults.clear({ username });
  return noContent();
}
