import { expect } from '@playwright/test';

/** The provider's answer about activated equipment. Activation takes half a minute, and a journey may be longer. */
export const begun = { state: expect.stringMatching(/^(?:ACTIVATING|ONLINE)$/) as unknown };
