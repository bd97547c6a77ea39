import { listPublicPlans } from '../plan/index.ts';
import { TooManyRequests } from '../../platform/rateLimit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GraphContext } from './graphContext.ts';

/** A graph beside the main one: what its fields answer. */
type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

type Resolve = (source: unknown, input: never, context: GraphContext) => unknown;

/** As a TV shows it: four letters and four digits, of which no code has four zeros; what stands between them is nothing. */
const tvCode = /^[A-Z]{4}(?!0000)\d{4}$/;

/** The graphs beside the main one, by the name of their schema. */
export const smallGraphs = {
  auxiliary: {
    Query: {
      plans: (_source, { language }: { language: string }) =>
        listPublicPlans(language === 'es' ? 'es' : 'en'),
    },
    Mutation: {
      activateStreaming(_source, { code }: { code: string }, context) {
        requireTvCodeTry(context);
        const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
        if (!tvCode.test(typed)) refuse('CODE_REFUSED', 'No TV shows this code.', { reason: 'WRONG' });
        return { isActive: true };
      },
    },
  },
  webmail: {
    Query: {
      mailbox: (_source, _input, { caller: { customer } }) =>
        customer.email === null
          ? undefined
          : { address: customer.email, unread: unreadOf(customer.username) },
    },
  },
  'deep-link': { Query: { serviceStatus: () => ({ available: true }) } },
  'voice-console': { Query: { serviceStatus: () => ({ available: true }) } },
} as const satisfies Readonly<Record<string, Resolvers>>;

/** A right code counts as well: whoever guesses learns nothing by the tries that are left. */
function requireTvCodeTry({ takeTvCodeTry }: GraphContext): void {
  try {
    takeTvCodeTry();
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    refuse('TOO_MANY_ATTEMPTS', 'Too many codes were tried.', { reason: 'LOCKED' });
  }
}

/** The sandbox has no mail: how much of it waits follows from the name, and is the same whenever it is asked. */
function unreadOf(username: string): number {
  return username.length % 4;
}
