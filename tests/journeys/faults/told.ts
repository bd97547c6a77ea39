import type { Request } from '@playwright/test';
import type { Panel } from '../house/panel.ts';
import { expect } from '../journey/index.ts';

/** Whether a request to analytics contains an event. */
export function isTold(sent: Request, event: string): boolean {
  if (!new URL(sent.url()).pathname.startsWith('/analytics')) return false;
  return (sent.postDataJSON() as { event: string }[]).some((each) => each.event === event);
}

/** Waits until analytics has received an event with these values. */
export async function expectTold(
  panel: Panel,
  event: string,
  values: Record<string, unknown>,
): Promise<void> {
  await expect
    .poll(() => panel.analyticsEvents())
    .toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({ event, with: expect.objectContaining(values) }),
      }),
    );
}
