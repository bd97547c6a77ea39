/**
 * The facts that the engine itself provides or asks, by what they mean. A portal that declares one of them in its fact
 * manifests gets it from here; who somebody is has no fixed name, but is said by `session.identity` of the site manifest.
 */
export const wellKnown = {
  /** Whether somebody is signed in: what the session's address answers. */
  signedIn: 'session.signedIn',
  /** Seconds from the answer on, as the session's address gives them, … */
  sessionEndsInSeconds: 'session.endsInSeconds',
  /** … and the moment that follows from them, in milliseconds since the epoch. */
  sessionEndsAt: 'session.endsAt',
  /** Whether somebody was signed in when the address was asked before, and is no longer. */
  sessionEnded: 'session.ended',
  /** Whether the browser believes that it has a network. */
  online: 'connection.online',
  /** Whether there was none when the page began, nor has been since. */
  startedOffline: 'connection.startedOffline',
  /** Id of the language that is shown. */
  language: 'language.current',
  /** How the site writes dates in figures, such as MM/DD/YY. It never changes. */
  shortDate: 'site.shortDate',
  /** Id of the route that is shown. */
  route: 'route.id',
  /** Path and query of the page that is shown. */
  address: 'address.shown',
  /** Width of the window in CSS pixels. */
  viewportWidth: 'viewport.width',
} as const;

/** The facts of the session while nobody is signed in, nor was on this page. */
export const signedOut = { [wellKnown.signedIn]: false, [wellKnown.sessionEnded]: false } as const;
