import { expect } from '@playwright/test';

/** What the provider says of equipment that is activated. It takes half a minute, and a journey may be longer. */
export const begun = { state: expect.stringMatching(/^(?:ACTIVATING|ONLINE)$/) as unknown };
