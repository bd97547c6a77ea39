import type { Flags } from '../flags/index.ts';
import type { PartialHandler } from '../../platform/http/requestListener.ts';
import type { SignInPorts } from '../../identity/sign-in/index.ts';
import type { AnalyticsSink } from '../reports/analyticsSink.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReleaseStore } from '../releases/index.ts';
import type { ScreenStore } from './screenStore.ts';
import type { VisitDrawer } from './visitDrawer.ts';
import type { ViolationReports } from '../reports/violationReports.ts';

/** Services and settings of the portal's origin. */
export interface PortalHandlerOptions {
  signIn: SignInPorts;
  flags: Flags;
  releases: ReleaseStore;
  /** First screens made ahead for visitors who are signed out. */
  screens: ScreenStore;
  /** First screens drawn for signed-in customers on request. */
  visits: VisitDrawer;
  /** The time that decides whether a screen made ahead may still be shown. */
  clock: Clock;
  analytics: AnalyticsSink;
  violations: ViolationReports;
  /** The built portal; undefined in development, where the build tool serves it. */
  files: FileStore | undefined;
  /** Origin of the card frame. */
  cards: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** The provider's services on the portal's origin; returns undefined for other paths. */
  services: PartialHandler;
  /** Whether a response marks a connection to be dropped; such a response is returned unchanged. */
  isDropped?: (response: Response) => boolean;
  /** Callback for every failure that a customer sees as a problem. */
  report: (error: unknown, traceId: string) => void;
}
