import { durationOf } from '../../core/duration/durationOf.ts';
import { signedOut } from '../../core/fact/index.ts';
import { type CopyStore, type CopyTree, createCopyStore } from '../copy/index.ts';
import { browserHistory } from '../navigation/index.ts';
import {
  bucketOf,
  type Bundle,
  createCodeFit,
  createParts,
  fileLoader,
  type LoadedRelease,
  loadRelease,
  type Loads,
  siteOf,
} from '../release/index.ts';
import {
  browserPorts,
  createRegistry,
  type Pack,
  type Ports,
  type Presentation,
  type Registry,
  type Report,
  type Widget,
} from '../ports/index.ts';
import { createPortal, languageKey, type Portal, type WrapStore } from '../portal/index.ts';
import { createAhead } from './createAhead.ts';
import { idleAfter } from './idleAfter.ts';
import { readBasis } from './readBasis.ts';
import { type ToggleSource, unleashToggleSource } from '../facts/index.ts';
import { readBootstrap, type Bootstrap } from './bootstrap.ts';
import { yieldToMain } from './yieldToMain.ts';
import { keepFocus } from './keepFocus.ts';
import { keepPresses } from './keepPresses.ts';
import { hydrateOrRender } from './hydrateOrRender.tsx';
import { firstRelease } from './firstRelease.ts';
import { createPortalHost, type PortalHost } from './portalHost.tsx';
import { pointWhenIdle, subjectOf } from './pointWhenIdle.ts';
import { preloadedFiles } from './preloadedFiles.ts';
import { tellLanguage, toldLanguage } from './tellLanguage.ts';
import { watchLater } from './watchLater.ts';
import { watchOpening } from './watchOpening.ts';

/** Everything that makes this engine a certain portal. */
export interface StartOptions {
  /** Where it is shown. */
  container: HTMLElement;
  packs: readonly Pack[];
  /** Widgets that are part of the first load. */
  eager: Readonly<Record<string, Widget>>;
  presentation: Presentation;
  /** Sentences that are available in every language even if nothing loads: language -> tree. */
  essential: Readonly<Record<string, CopyTree>>;
  /** Path of the pointer to the release. */
  pointer: string;
  /** Path of the pointer to the release that the portal was built with: for when there is no other. */
  builtPointer?: string;
  report(report: Report): void;
  /** The address of the server's answer about needs of addresses. Absent: pointing at a link fetches nothing. */
  needs?: string;
  /** Tools of developers, loaded beside the release where the page may have them; without them the page goes on. */
  tools?: (() => Promise<DeveloperTools | undefined>) | undefined;
}

/** Shows developers what the portal does. */
export interface DeveloperTools {
  /** Wraps the facts, so that overrides count from the first decision on. */
  readonly wrapStore: WrapStore;
  /** Shows this portal from now on. Returns how to stop. */
  attach(portal: InspectedPortal): () => void;
}

/**
 * A portal that has started, as whoever starts it has it. While something that was sent is on its way, nobody is led away
 * from what says so: both wait until that has ended.
 */
export interface RunningPortal {
  /** Leads to an address of the portal, by its guards. */
  go(address: string): void;
  /** Does what the manifest of a push message says. */
  receive(message: unknown): void;
}

/** The same with all that is inside of it, for developer tools and tests. */
export interface InspectedPortal extends RunningPortal {
  /** What is on the screen. */
  readonly host: PortalHost;
  /** Path of the pointer to the release. */
  readonly pointer: string;
  /** The visitor's bucket of a hundred, while a share gets another release; undefined if none is kept. */
  readonly bucket: number | undefined;
  /** Loads the release that the pointer names now, and shows it. */
  reload(): Promise<void>;
  /** Takes the portal off the page. */
  stop(): void;
}

/** Starts the portal in the browser: release, language, facts, first screen. Rejects when no release can be had. */
export async function startPortal(options: StartOptions): Promise<InspectedPortal> {
  const bootstrap = readBootstrap(document);
  const basis = readBasis(bootstrap.screen);
  const drawn = Promise.withResolvers<void>();
  const browser = browserPorts(options.report);
  const opening = watchOpening(options.container, browser.clock, basis && drawn.promise);
  const isOpening = (): boolean => !opening.isOver();
  const host = createPortalHost();
  const ahead = createAhead(browser, () => subjectOf(host.current()), {
    answers: bootstrap.answers,
    isOpening,
  });
  const whole = Promise.all([opening.over, basis && drawn.promise]);
  // The needs of links come before all other idle work: customers notice how fast links open.
  const pointing = Promise.withResolvers<void>();
  const ports = { ...idleAfter(browser, pointing.promise), ...ahead, isOpening };
  const registry = createRegistry(options.packs, options.eager);
  const fits = createCodeFit(registry, ports);
  const toolsOnTheirWay = loadTools(options);
  const { pointer, builtPointer } = options;
  const bucket = bucketOf(bootstrap.release, ports);
  const from = { ports, fits, pointer, builtPointer, bucket };
  const { release, isPinned } = await firstRelease({
    ...from,
    bootstrap: bootstrap.release,
    environment: bootstrap.environment,
    path: location.pathname,
  });
  const tools = await toolsOnTheirWay;
  const toggles = togglesFor(release.bundle, { ports, bootstrap });
  const shared = { ports, bootstrap, registry, toggles, wrapStore: tools?.wrapStore };
  const open = (next: LoadedRelease): Portal =>
    portalOf(options, next, { ...shared, loads: host.current()?.loads });
  // A page with a screen is usable before the portal is, so the start is split into tasks.
  if (basis) await yieldToMain();
  const first = open(release);
  // The facts that the server knew when it sent the page; the session is asked again all the same.
  if (bootstrap.session?.signedIn === false) first.store.set(signedOut);
  if (basis) await yieldToMain();
  host.show(first);
  const stopPointing = pointWhenIdle({
    needs: options.needs,
    ports: idleAfter(browser, whole),
    ahead,
    current: host.current,
    ready: pointing.resolve,
  });
  const watch = watchLater({ ...from, host, open });
  ports.whenIdle(() => {
    if (!watch.begin()) return;
    if (isPinned) return void watch.look();
    return void confirm(release, ports, (instead) => host.show(open(instead)));
  });
  // Before: what was pressed meanwhile is done as soon as the portal is live, and may take out what has the focus.
  const stopKeeping = [keepFocus(document)];
  const root = await hydrateOrRender({ container: options.container, host, basis });
  drawn.resolve();
  stopKeeping.push(keepPresses(document));
  const running: InspectedPortal = {
    // Not once it has ended, either: what became of it, a refusal above all, is said there and nowhere else.
    go: (address) => host.free()?.navigator.go(address),
    receive: (message) => host.free()?.receive(message),
    host,
    pointer,
    bucket,
    async reload() {
      host.show(open(await loadRelease(from)));
    },
    stop() {
      detach?.();
      stopPointing();
      for (const stop of stopKeeping) stop();
      watch.stop();
      root.unmount();
      host.stop();
      toggles.stop();
    },
  };
  const detach = tools?.attach(running);
  if (import.meta.hot) void watchInDevelopment(import.meta.hot, running);
  return running;
}

/** Validates a release that was shown without validation; if it is not valid, another one may replace it. */
async function confirm(
  release: LoadedRelease,
  { report }: Pick<Ports, 'report'>,
  show: (instead: LoadedRelease) => void,
): Promise<void> {
  try {
    const confirmed = await release.confirm();
    if (!confirmed.valid && confirmed.instead) show(confirmed.instead);
  } catch (reason) {
    report({ what: 'release-unconfirmed', detail: { reason } });
  }
}

async function watchInDevelopment(
  hot: NonNullable<ImportMeta['hot']>,
  running: InspectedPortal,
): Promise<void> {
  const { watchRelease } = await import('./dev/watchRelease.ts');
  watchRelease(hot, running);
}

async function loadTools({ tools, report }: StartOptions): Promise<DeveloperTools | undefined> {
  try {
    return await tools?.();
  } catch (reason) {
    report({ what: 'developer-tools-unavailable', detail: reason });
    return undefined;
  }
}

interface Surroundings {
  ports: Ports;
  bootstrap: Bootstrap;
  registry: Registry;
  toggles: ToggleSource;
  /** Code of widgets that another release has loaded already. */
  loads: Loads | undefined;
  wrapStore: WrapStore | undefined;
}

function portalOf(
  options: StartOptions,
  { path, bundle }: LoadedRelease,
  { ports, bootstrap, registry, toggles, loads, wrapStore }: Surroundings,
): Portal {
  const { environments } = siteOf(bundle);
  return createPortal({
    release: path,
    ...(loads && { loads }),
    manifests: bundle.manifests,
    parts: createParts(bundle.manifests, bundle.parts, fileLoader(ports, bundle.parts)),
    environment: bootstrap.environment ?? environments[0] ?? '',
    registry,
    presentation: options.presentation,
    copy: copyOf(options, bundle, { ports, registry }),
    toggles,
    history: browserHistory(),
    ports,
    settings: bootstrap.settings ?? {},
    wrapStore,
  });
}

/** Requests the sentences of the first load and of the first screen before anything is drawn. */
function copyOf(
  { essential }: StartOptions,
  bundle: Bundle,
  { ports, registry }: Pick<Surroundings, 'ports' | 'registry'>,
): CopyStore {
  const site = siteOf(bundle);
  const load = fileLoader(ports, bundle.copy);
  const stored = ports.storage.get(languageKey);
  const language = chosenLanguage(
    site.languages.map(({ id }) => id),
    stored ?? toldLanguage(document),
  );
  const copy = createCopyStore({
    site,
    language,
    essential,
    load: async (id, namespace) => (await load(id, namespace)) as CopyTree,
    report: ports.report,
  });
  tellLanguage(copy, document, stored);
  const paths = bundle.copy[language] ?? {};
  const preloaded = preloadedFiles(document);
  const first = registry.firstCopy.filter((name) => Object.hasOwn(paths, name));
  const needed = Object.keys(paths).filter((name) => preloaded.has(paths[name] ?? ''));
  for (const namespaces of [first, needed])
    copy
      .ensure(namespaces)
      .catch((reason: unknown) => ports.report({ what: 'copy-unavailable', detail: { namespaces, reason } }));
  return copy;
}

function togglesFor(
  bundle: Bundle,
  { ports, bootstrap }: Pick<Surroundings, 'ports' | 'bootstrap'>,
): ToggleSource {
  const { toggles } = siteOf(bundle);
  return unleashToggleSource({
    ports,
    url: new URL(toggles.service, location.href).href,
    refreshMs: durationOf(bundle.manifests, toggles.refresh) ?? 60_000,
    bootstrap: bootstrap.toggles === undefined ? undefined : JSON.stringify(bootstrap.toggles),
  });
}

/** The stored choice, else the first language that the browser asks for and the portal has, else the default. */
function chosenLanguage(supported: readonly string[], stored: string | undefined): string {
  const wanted = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((each) => each !== undefined && supported.includes(each)) ?? supported[0] ?? '';
}
