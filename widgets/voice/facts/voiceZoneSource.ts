import { requestHeader, type FactSource } from '../../../engine/index.ts';

/**
 * Asks for the code that says to the voice zone who comes (SH-CALL-001, SH-CALL-002). Whoever is given one passes; whoever is
 * refused one does not; an answer that does not come is no code.
 */
export const voiceZoneSource: FactSource = ({ fetch, endpoint, set, report }) => {
  const request = new AbortController();
  const tell = (access: boolean, code: string | undefined): void =>
    set({
      'voice-zone.access': access,
      'voice-zone.authorised': code !== undefined,
      'voice-zone.authCode': code,
    });
  fetch(endpoint('voiceZone'), {
    method: 'POST',
    headers: { ...requestHeader, 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: 'self-service-portal',
      responseType: 'code',
      initiatorClientId: 'self-service-portal',
    }),
    signal: request.signal,
  })
    .then(async (response) => {
      const { code } = response.ok ? ((await response.json()) as { code?: unknown }) : {};
      tell(response.ok, typeof code === 'string' && code !== '' ? code : undefined);
    })
    .catch((detail: unknown) => {
      if (request.signal.aborted) return;
      report({ what: 'voice-zone-unavailable', detail });
      tell(false, undefined);
    });
  return () => request.abort();
};
