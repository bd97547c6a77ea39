import { useEffect, useState } from 'react';
import { requestHeader, useServices, type PackServices } from '../../../engine/index.ts';

/** A ticket for one use of the card frame; undefined while it is on its way, `failed` when it cannot be had. */
export function useFrameTicket(): { ticket: string | undefined; failed: boolean } {
  const services = useServices();
  const [state, setState] = useState<{ ticket: string | undefined; failed: boolean }>({
    ticket: undefined,
    failed: false,
  });
  useEffect(() => {
    const controller = new AbortController();
    askForTicket(services, controller.signal)
      .then((ticket) => setState({ ticket, failed: false }))
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return;
        services.report({ what: 'card-session-unavailable', detail: reason });
        setState({ ticket: undefined, failed: true });
      });
    return () => controller.abort();
  }, [services]);
  return state;
}

async function askForTicket({ endpoint, fetch }: PackServices, signal: AbortSignal): Promise<string> {
  const response = await fetch(endpoint('cardSession'), {
    method: 'POST',
    headers: { ...requestHeader, 'content-type': 'application/json' },
    body: '{}',
    signal,
  });
  const answer: unknown = await response.json();
  if (!response.ok || typeof answer !== 'object' || answer === null || !('ticket' in answer)) {
    throw new Error(`The card service answered ${response.status}.`);
  }
  return String(answer.ticket);
}
