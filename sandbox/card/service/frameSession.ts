import type { Caller } from '../../provider/account/customer.ts';
import type { Database } from '../../platform/database/index.ts';
import { digestOf, newSecret } from '../../platform/secret.ts';
import type { TokenHolder } from '../../provider/token/paymentToken.ts';

const ticketMinutes = 15;

/** A ticket with which the card frame of one page calls the card service. */
export interface FrameTicket {
  ticket: string;
  expiresAt: Date;
}

/** The holder of a ticket. */
export interface FrameSession extends TokenHolder {
  username: string;
}

/**
 * Issues a ticket for the caller's session and account, valid for 15 minutes or until the session ends. Expired tickets
 * are deleted.
 */
export async function issueTicket(
  database: Database,
  { session, customer }: Caller,
  now: Date,
): Promise<FrameTicket> {
  const ticket = newSecret('ticket');
  const expiresAt = new Date(now.getTime() + ticketMinutes * 60_000);
  await removeDead(database, session.id, now);
  await database
    .insertInto('frameSession')
    .values({
      ticketDigest: digestOf(ticket),
      sessionId: session.id,
      username: customer.username,
      accountId: customer.account.id,
      expiresAt,
    })
    .execute();
  return { ticket, expiresAt };
}

/** Deletes the session's expired tickets. Each account has its own clock, so others' tickets go only with their session. */
async function removeDead(database: Database, sessionId: string, now: Date): Promise<void> {
  await database
    .deleteFrom('frameSession')
    .where((where) =>
      where.or([
        where.and([where('sessionId', '=', sessionId), where('expiresAt', '<=', now)]),
        where('sessionId', 'not in', where.selectFrom('session').select('id')),
      ]),
    )
    .execute();
}

/** Finds the holder of the ticket in `authorization: Bearer …`; the caller checks that it has not expired. */
export async function findFrameSession(
  database: Database,
  request: Request,
): Promise<(FrameSession & { expiresAt: Date }) | undefined> {
  const [, ticket] = /^Bearer ([\w-]{1,200})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (ticket === undefined) return undefined;
  const row = await database
    .selectFrom('frameSession')
    .select(['sessionId', 'username', 'accountId', 'expiresAt'])
    .where('ticketDigest', '=', digestOf(ticket))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { sessionId, ...rest } = row;
  return { ...rest, id: sessionId };
}
