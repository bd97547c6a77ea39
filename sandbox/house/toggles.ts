import { createFlags, createFlagService, type Flags } from '../flags/index.ts';
import type { SandboxSettings } from '../settings/index.ts';
import { unleashTokens } from '../unleash/index.ts';

/** The portal's door to Unleash: our own, or a real cluster with a token of its own. */
export function createSandboxFlags({ unleash, dataFolder }: SandboxSettings): Flags {
  const token = unleash.frontendToken ?? unleashTokens(dataFolder).frontend;
  return createFlags(
    createFlagService({
      url: unleash.url,
      token,
      onChange: ({ available, reason }) =>
        console.log(
          available ? 'The flag service answers again.' : `The flag service does not answer: ${reason}`,
        ),
    }),
  );
}
