import { json, noContent } from '../../http/index.ts';
import type { PanelCall } from '../panelServices.ts';

/** `GET /calls?username=`: how often each operation of somebody arrived. */
export function readCalls({ services, query }: PanelCall): Response {
  return json({ calls: services.calls.counts(query.get('username') ?? '') });
}

/** `DELETE /calls?username=` */
export function clearCalls({ services, query }: PanelCall): Response {
  services.calls.clear(query.get('username') ?? undefined);
  return noContent();
}
