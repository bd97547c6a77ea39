import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { addressOf } from '../../platform/http/requestListener.ts';
import type { Flags, FlagSubject } from '../flags/index.ts';
import type { LiveSession } from '../../identity/session/sessionStore.ts';
import type { FileStore, StoredFile } from '../files/fileStore.ts';
import { chooseScreen, type ToggleAnswer } from './firstScreens.ts';
import { needsAt, showsSomething, type PageNeeds } from './pageNeeds.ts';
import { renderPage, type Bootstrap, type PageScreen, type PageVisitDrawn } from './page.ts';
import type { ScreenStore } from './screenStore.ts';
import { pageSecurityPolicy } from './securityHeaders.ts';
import type { VisitDrawer, VisitScreen } from './visitDrawer.ts';
import { spokenLanguage } from './spokenLanguage.ts';

export interface PortalPageOptions {
  files: FileStore;
  screens: ScreenStore;
  visits: VisitDrawer;
  clock: Clock;
  flags: Flags;
  /** Origin of the card frame. */
  cards: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
}

/** The request for a page, with its session and release. */
export interface PageVisit {
  session: LiveSession | undefined;
  subject: FlagSubject;
  /** A pointer to this browser's release; undefined when there is none. */
  release: object | undefined;
  /** The request for the page itself. */
  request: Request;
  /** True if nobody is, or was, signed in: a screen made ahead may be shown. */
  isStranger: boolean;
  /** Requests an address of this origin as the page would. */
  ask(address: string): Promise<Response>;
}

/** Answers with the portal's one page, for any address. Throws if the portal has not been built. */
export async function portalPage(visit: PageVisit, options: PortalPageOptions): Promise<Response> {
  const template = await options.files.find('index.html');
  if (template === undefined) throw new Error('The portal has not been built: run `npm run build`.');
  const nonce = randomBytes(16).toString('base64');
  const bootstrap = await gatherBootstrap(visit, options);
  const [made, asked] = await Promise.all([
    screenFor(visit, bootstrap, template, options),
    needsFor(visit, bootstrap, template, options),
  ]);
  const led = asked && (await drawnFor(visit, bootstrap, template, options));
  const shown = led?.screen && (await needsOfScreen(led.screen, visit, bootstrap, template, options));
  const needs = shown ?? asked;
  // A screen without known needs would be hydrated late, so it is left out.
  const drawn = led && { ...led, screen: shown && led.screen };
  const filled = renderPage(template.bytes.toString('utf8'), nonce, bootstrap, { made, needs, drawn });
  return new Response(filled, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A page with a session must not be stored; any page has a nonce that is valid once.
      'cache-control': visit.session === undefined ? 'no-cache' : 'no-store',
      'content-security-policy': pageSecurityPolicy({ cards: options.cards, nonce }),
      vary: 'cookie, accept-language',
    },
  });
}

/** The screen that was made ahead for a visitor of this address with this release, this code and these toggles. */
async function screenFor(
  { release, request, isStranger }: PageVisit,
  { environment, toggles }: Bootstrap,
  template: StoredFile,
  { screens, clock }: PortalPageOptions,
): Promise<PageScreen | undefined> {
  if (!isStranger || !release || !('bundle' in release)) return undefined;
  const { pathname, search } = new URL(request.url);
  const bundle = String(release.bundle);
  const made = search === '' ? await screens.find(bundle, template) : undefined;
  if (!made) return undefined;
  const screen = chooseScreen(made, {
    path: pathname,
    language: spokenLanguage(request, made.languages) ?? '',
    environment,
    release: bundle,
    toggles: toggles?.toggles as readonly ToggleAnswer[] | undefined,
    now: Number(clock.now()),
  });
  const { rules, script } = made;
  return screen && { screen, rules, script };
}

/** The needs of a signed-in customer's page at this address, with this release, this code and these toggles. */
async function needsFor(
  { session, release, request }: Pick<PageVisit, 'session' | 'release' | 'request'>,
  { toggles }: Bootstrap,
  template: StoredFile,
  { screens }: PortalPageOptions,
): Promise<PageNeeds | undefined> {
  if (session === undefined || !release || !('bundle' in release)) return undefined;
  const made = await screens.find(String(release.bundle), template);
  return (
    made?.needs &&
    needsAt(made.needs, {
      path: new URL(request.url).pathname,
      language: spokenLanguage(request, made.languages) ?? '',
      toggles: toggles?.toggles as readonly ToggleAnswer[] | undefined,
    })
  );
}

/** The needs of a drawn screen at its own address, to which the request may have been redirected; undefined if not known. */
async function needsOfScreen(
  { basis: { address, visit: drawn } }: VisitScreen,
  visit: PageVisit,
  bootstrap: Bootstrap,
  template: StoredFile,
  options: PortalPageOptions,
): Promise<PageNeeds | undefined> {
  const { headers, url } = visit.request;
  const { pathname } = new URL(address, url);
  // Needs are known for the first address of a sequence; its steps are one path segment below.
  const paths = drawn?.sequence === undefined ? [pathname] : [pathname, pathname.replace(/\/[^/]*$/, '')];
  for (const path of paths) {
    const request = new Request(new URL(path, url), { headers });
    const needs = await needsFor({ ...visit, request }, bootstrap, template, options);
    if (needs && showsSomething(needs)) return needs;
  }
  return undefined;
}

/** Draws the screen of a signed-in customer's page, with the answers from which it is drawn. */
async function drawnFor(
  { release, request, ask }: PageVisit,
  { environment, settings, toggles }: Bootstrap,
  template: StoredFile,
  { screens, visits, clock }: PortalPageOptions,
): Promise<PageVisitDrawn | undefined> {
  const bundle = release && 'bundle' in release ? String(release.bundle) : undefined;
  const made = bundle === undefined ? undefined : await screens.find(bundle, template);
  if (bundle === undefined || made?.early === undefined) return undefined;
  const { pathname, search } = new URL(request.url);
  const drawn = await visits.draw(bundle, {
    path: pathname + search,
    language: spokenLanguage(request, made.languages) ?? '',
    environment,
    settings: { ...settings },
    toggles,
    now: Number(clock.now()),
    ask,
  });
  const { early, takesOver, rules } = made;
  return { ...drawn, early, takesOver, rules };
}

/** The needs of addresses to which a signed-in customer may go next; addresses with unknown needs are left out. */
export async function addressNeeds(
  paths: readonly string[],
  visit: Pick<PageVisit, 'session' | 'subject' | 'release' | 'request'>,
  options: PortalPageOptions,
): Promise<Record<string, PageNeeds>> {
  const template = await options.files.find('index.html');
  if (template === undefined) return {};
  const bootstrap = await gatherBootstrap(visit, options);
  const found = await Promise.all(
    paths.map(async (path) => {
      const request = new Request(new URL(path, visit.request.url), { headers: visit.request.headers });
      return [path, await needsFor({ ...visit, request }, bootstrap, template, options)] as const;
    }),
  );
  return Object.fromEntries(
    found.flatMap(([path, needs]) => (needs && showsSomething(needs) ? [[path, needs]] : [])),
  );
}

/** Gathers the bootstrap data of a page. In development the browser requests it: there the build tool serves the page. */
export async function gatherBootstrap(
  { session, subject, release, request }: Pick<PageVisit, 'session' | 'subject' | 'release' | 'request'>,
  { flags, cards, environment }: Pick<PortalPageOptions, 'flags' | 'cards' | 'environment'>,
): Promise<Bootstrap> {
  const toggles = await flags.bootstrap(subject, addressOf(request));
  return {
    environment,
    settings: { cardsOrigin: cards, inspector: 'on' },
    ...(release === undefined ? {} : { release }),
    ...(toggles === undefined ? {} : { toggles: { toggles } }),
    session: { signedIn: session !== undefined },
  };
}
