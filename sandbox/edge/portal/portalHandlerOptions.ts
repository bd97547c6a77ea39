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

/** What the portal's origin is put together from. */
export interface PortalHandlerOptions {
  signIn: SignInPorts;
  flags: Flags;
  releases: ReleaseStore;
  /** What visitors see first, made ahead. */
  screens: ScreenStore;
  /** What customers see first, drawn when they ask for it. */
  visits: VisitDrawer;
  /** Says until when a screen that was made ahead may be shown. */
  clock: Clock;
  analytics: AnalyticsSink;
  violations: ViolationReports;
  /** The built portal; undefined in development, where the build tool serves it. */
  files: FileStore | undefined;
  /** Origin of the card frame. */
  cards: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
  /** The provider's services on the portal's origin; undefined for a path that is none of theirs. */
  services: PartialHandler;
  /** Whether a response stands for a connection that is to be cut; such a one is handed on untouched. */
  isDropped?: (response: Response) => boolean;
  /** Told about every failure that a customer sees as a problem. */
  report: (error: unknown, traceId: string) => void;
}
