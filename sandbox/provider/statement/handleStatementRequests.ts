import type { Clock } from '../../platform/clock.ts';
import { answerTraced, methodNotAllowed } from '../../platform/http/answers.ts';
import type { RateLimit } from '../../platform/rateLimit.ts';
import { answerCaller, type CallServices } from '../account/answerCaller.ts';
import type { Customer } from '../account/customer.ts';
import { loadStatement } from './loadStatements.ts';
import { printStatement } from './print/printStatement.ts';
import { readLanguage } from '../../platform/language.ts';

/** Dependencies of printing. */
export interface StatementServices extends CallServices {
  clock: Clock;
  heavyCalls: RateLimit;
}

const paths = '/selfservice/statements/';

/** Answers `/selfservice/statements/<id>?language=en|es` with a PDF (BL-STM-017); `undefined` for any other path. */
export function handleStatementRequest(
  services: StatementServices,
  request: Request,
): Promise<Response> | undefined {
  if (!new URL(request.url).pathname.startsWith(paths)) return undefined;
  if (request.method !== 'GET') return Promise.resolve(methodNotAllowed('GET'));
  const call = { request, name: 'printStatement', limit: services.heavyCalls };
  return answerTraced(() =>
    answerCaller(services, call, ({ customer }) => print(services, request, customer)),
  );
}

async function print(
  { database, clock }: Pick<StatementServices, 'database' | 'clock'>,
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
