import type { EnteredMethod, FieldError, FieldName, FrameMode, FrameOutcome } from './protocol.ts';

/** The answer of the service; its errors have no sentences yet. */
export type ServiceOutcome =
  | Exclude<FrameOutcome, { kind: 'invalid' }>
  | { kind: 'invalid'; fields: readonly FieldError[] };

const tokenisePath = '/api/pub/pci/v1/payments';
const paths: Readonly<Record<FrameMode, string>> = {
  card: tokenisePath,
  'bank-account': tokenisePath,
  'bank-sign-in': '/bank/v1/bank-sign-ins',
  'security-code': '/pci/cps/v1/security-code-checks',
  'edit-card': tokenisePath,
};

/** Longest wait for an answer, in milliseconds. */
const timeLimit = 30_000;

export interface CardServiceCall {
  ticket: string;
  mode: FrameMode;
  /** Id of the saved card whose security code is checked. */
  methodId: string | undefined;
  values: Readonly<Partial<Record<FieldName, string>>>;
}

/** Sends the entries to the card service, on this origin, and returns the outcome. Never throws. */
export async function callCardService(call: CardServiceCall, send: typeof fetch): Promise<ServiceOutcome> {
  const path = paths[call.mode];
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${call.ticket}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...(path === tokenisePath ? { kind: call.mode } : { methodId: call.methodId }),
        ...call.values,
      }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    });
    return await readOutcome(response);
  } catch {
    return { kind: 'failed' };
  }
}

interface ServiceAnswer {
  token?: unknown;
  method?: EnteredMethod;
  proof?: unknown;
  fields?: readonly FieldError[];
}

async function readOutcome(response: Response): Promise<ServiceOutcome> {
  if (response.status === 409) return { kind: 'mismatch' };
  if (response.status === 429) return { kind: 'too-many-attempts' };
  const answer = (await response.json()) as ServiceAnswer;
  if (response.status === 422 && Array.isArray(answer.fields))
    return { kind: 'invalid', fields: answer.fields };
  if (response.status !== 201) return { kind: 'failed' };
  if (typeof answer.proof === 'string') return { kind: 'proof', proof: answer.proof };
  if (typeof answer.token === 'string' && answer.method !== undefined) {
    return { kind: 'token', token: answer.token, method: answer.method };
  }
  return { kind: 'failed' };
}
