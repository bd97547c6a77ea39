import { randomBytes } from 'node:crypto';
import type { Flags, FlagSubject } from '../flags/index.ts';
import type { LiveSession } from '../session/index.ts';
import type { FileStore } from './fileStore.ts';
import { renderPage, type Bootstrap } from './page.ts';
import { pageSecurityPolicy } from './securityHeaders.ts';

export interface PortalPageOptions {
  files: FileStore;
  flags: Flags;
  /** Origin of the card frame. */
  cards: string;
  /** Name of the environment, one of the site manifest's. */
  environment: string;
}

/** Who opens a page, and which release they get. */
export interface PageVisit {
  session: LiveSession | undefined;
  subject: FlagSubject;
  /** A pointer to this browser's release; undefined when there is none. */
  release: object | undefined;
}

/** The portal's one page, for whatever address. Throws while the portal has not been built. */
export async function portalPage(visit: PageVisit, options: PortalPageOptions): Promise<Response> {
  const template = await options.files.find('index.html');
  if (template === undefined) throw new Error('The portal has not been built: run `npm run build`.');
  const nonce = randomBytes(16).toString('base64');
  const bootstrap = await gatherBootstrap(visit, options);
  return new Response(renderPage(template.bytes.toString('utf8'), nonce, bootstrap), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A page with somebody's session in it is kept nowhere; any page has a nonce that is good once.
      'cache-control': visit.session === undefined ? 'no-cache' : 'no-store',
      'content-security-policy': pageSecurityPolicy({ cards: options.cards, nonce }),
      vary: 'cookie',
    },
  });
}

/** What a browser in development asks for, since its page comes from the build tool: the same knowledge. */
export async function gatherBootstrap(
  { session, subject, release }: PageVisit,
  { flags, cards, environment }: Omit<PortalPageOptions, 'files'>,
): Promise<Bootstrap> {
  const toggles = await flags.bootstrap(subject);
  return {
    environment,
    settings: { cardsOrigin: cards, inspector: 'on' },
    ...(release === undefined ? {} : { release }),
    ...(toggles === undefined ? {} : { toggles: { toggles } }),
    session: { signedIn: session !== undefined },
  };
}
