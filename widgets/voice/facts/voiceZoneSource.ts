import { requestHeader, type FactSource } from '../../../engine/index.ts';

/**
 * Requests the code that identifies the customer to the voice zone (SH-CALL-001, SH-CALL-002). A customer with a code may
 * enter; one who is refused may not; a missing answer counts as no code.
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
