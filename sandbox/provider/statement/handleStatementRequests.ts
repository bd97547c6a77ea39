import type { SessionOf } from '../../identity/session/sessionStore.ts';
import type { CallLog } from '../../platform/callLog.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { applyTransportFault } from '../../platform/fault/applyTransportFault.ts';
import type { FaultBoard } from '../../platform/fault/faultBoard.ts';
import { answerTraced, methodNotAllowed } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCaller, type Customer } from '../account/customer.ts';
import { loadStatement } from './loadStatements.ts';
import { printStatement } from './print/printStatement.ts';
import { readLanguage } from '../../platform/language.ts';

/** Dependencies of printing. */
export interface StatementServices {
  database: Database;
  clock: Clock;
  faults: FaultBoard;
  calls: CallLog;
  sessionOf: SessionOf;
}

const paths = '/selfservice/statements/';
const operationName = 'printStatement';

/** Answers `/selfservice/statements/<id>?language=en|es` with a PDF (BL-STM-017); `undefined` for any other path. */
export function handleStatementRequest(
  services: StatementServices,
  request: Request,
): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.startsWith(paths)) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  return answerTraced(() => answer(services, request));
}

async function answer(services: StatementServices, request: Request): Promise<Response> {
  const { database, sessionOf, faults, calls } = services;
  const caller = await findCaller(database, sessionOf, request);
  if (caller === undefined) return refuse('NOT_SIGNED_IN', 'A signed-in session is needed.');
  const { username } = caller.customer;
  calls.record(username, operationName);
  return applyTransportFault(faults.inject(operationName, username), {
    name: operationName,
    signal: request.signal,
    run: () => print(services, request, caller.customer),
  });
}

async function print(
  { database, clock }: StatementServices,
  request: Request,
  customer: Customer,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const statement = await loadStatement({ database, clock }, customer, pathname.slice(paths.length));
  const language = readLanguage(searchParams.get('language'));
  const file = await printStatement(statement, language, clock.now(customer.account.id));
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileNames[language]}-${statement.statementDate}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

const fileNames = { en: 'statement', es: 'estado-de-cuenta' };
