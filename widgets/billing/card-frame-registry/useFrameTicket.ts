import { useCallback, useEffect, useState } from 'react';
import { requestHeader, useServices, type PackServices } from '../../../engine/index.ts';

interface FrameTicket {
  /** Undefined while the first one is on its way. */
  ticket: string | undefined;
  /** There is none, and none can be had. */
  failed: boolean;
  /** Asks for another one; until it comes, the frame keeps the old one. */
  renew(): void;
}

/** A ticket for the card frame. */
export function useFrameTicket(): FrameTicket {
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
  const renew = useCallback((): void => {
    askForTicket(services, new AbortController().signal).then(
      (ticket) => setState({ ticket, failed: false }),
      (reason: unknown) => services.report({ what: 'card-session-unavailable', detail: reason }),
    );
  }, [services]);
  return { ...state, renew };
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
