import { vanityRules } from '../content/index.ts';
import { loadHomePhone, setCallGuard } from '../home/index.ts';
import { listPublicPlans } from '../plan/index.ts';
import type { CallGuardLevel } from '../../platform/database/index.ts';
import { TooManyRequests } from '../../platform/rateLimit.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GraphContext } from './graphContext.ts';
import { readLanguage } from '../../platform/language.ts';

/** Resolvers of a graph beside the main one. */
type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

type Resolve = (source: unknown, input: never, context: GraphContext) => unknown;

/** A code shown by a TV, without separators: four letters, and four digits that are not all zero. */
const tvCode = /^[A-Z]{4}(?!0000)\d{4}$/;

/** The graphs beside the main one, by the name of their schema. */
export const smallGraphs = {
  auxiliary: {
    Query: {
      plans: (_source, { language }: { language: string }) => listPublicPlans(readLanguage(language)),
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
  'deep-link': { Query: { vanityRules: () => vanityRules } },
  'voice-console': {
    Query: {
      async callGuardLevel(_source, _input, { services, caller }) {
        return (await loadHomePhone(services.database, caller.customer)).level;
      },
    },
    Mutation: {
      setCallGuard: (_source, { level }: { level: CallGuardLevel }, { services, caller }) =>
        setCallGuard(services.database, caller.customer, level),
    },
  },
} as const satisfies Readonly<Record<string, Resolvers>>;

/** Counts a try. A right code counts too, so that the remaining tries reveal nothing. */
function requireTvCodeTry({ takeTvCodeTry }: GraphContext): void {
  try {
    takeTvCodeTry();
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    refuse('TOO_MANY_ATTEMPTS', 'Too many codes were tried.', { reason: 'LOCKED' });
  }
}

/** Number of unread messages. The sandbox has no mail, so it is derived from the username and never changes. */
function unreadOf(username: string): number {
  return username.length % 4;
}
