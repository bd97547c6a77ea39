import { failureFields, type CallFailure, type PackServices } from '../../engine/index.ts';

/**
 * The failures in an answer, as the provider's services write them (shell §9): of the whole call if its status
 * says so or parts of it failed, else of the errors of the graph, all in one and each by itself; and of the system
 * behind it, if the answer has its code, whatever the status is. Empty without any.
 *
 * @param text the body of the answer
 */
export function failuresOf(
  { status, ok, headers }: Response,
  text: string,
  constant: PackServices['constant'],
): CallFailure[] {
  const longest = Number(constant('analyticsTextCap'));
  const body = jsonOf(text);
  const from = { trace: headers.get('x-trace-id'), platform: headers.get('x-sspp-platform') };
  const told = (of: CallFailure['of'], fields: Record<string, unknown>): CallFailure => ({
    of,
    ...textsOf({ ...from, ...fields }, longest),
  });
  const fields = fieldsOf(body);
  const ofSystem = fields['system'] === undefined ? [] : [told('system', fields)];
  const parts = listOf(body['multistatus']).filter(({ status: part }) => Number(part) >= 400);
  if (!ok || parts.length > 0) {
    const said = parts.map((part) =>
      String(constant('analyticsPartText')).replace(/\{(\w+)\}/g, (_, name: string) => String(part[name])),
    );
    return [told('call', { code: status, text: said.join('\n') || text, ...fields }), ...ofSystem];
  }
  const errors = listOf(body['errors']);
  if (errors.length === 0) return ofSystem;
  const codes = errors.map((error) => recordOf(error['extensions'])['code'] ?? 'UNKNOWN');
  const texts = errors.map(({ message }) => message);
  return [
    told('answer', { code: [...new Set(codes)].join(', '), text: texts.join('\n'), ...fields }),
    ...errors
      .slice(0, Number(constant('analyticsErrorsPerCall')))
      .map((error, index) => told('error', { code: codes[index], text: error['message'] })),
    ...ofSystem,
  ];
}

function fieldsOf(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const [first = {}] = listOf(body['failureResponses']);
  const system = body['systemErrorCode'] ?? first['systemErrorCode'];
  return {
    transaction: body['txnId'] ?? body['transactionId'],
    reason: body['reasonCode'],
    reasonText: body['reasonMessage'],
    // Clients identify a failure by the part before the first dash.
    system: typeof system === 'string' ? system.split('-', 1)[0] : undefined,
  };
}

function textsOf(fields: Readonly<Record<string, unknown>>, longest: number): Record<string, string> {
  return Object.fromEntries(
    failureFields.flatMap((name) => {
      const value = fields[name];
      const isTold = (typeof value === 'string' && value !== '') || typeof value === 'number';
      return isTold ? [[name, String(value).slice(0, longest)]] : [];
    }),
  );
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}
