import { addressOf } from '../../core/link/index.ts';
import { openSite, type Site } from '../../core/site/index.ts';
import type { ManifestSet } from '../../core/manifest/index.ts';
import type { Sequence, SequenceState } from '../../core/sequence/index.ts';
import { durationOf } from '../../core/duration/durationOf.ts';
import { createAnalytics, type Analytics } from '../analytics/index.ts';
import { type CopyStore, languageSource } from '../copy/index.ts';
import {
  connectionSource,
  createFactStore,
  createRecords,
  createSession,
  type FactSources,
  type FactStore,
  itemFacts,
  provideFacts,
  type Records,
  type ScopedFacts,
  type Session,
  toggleFacts,
  type ToggleSource,
  viewportSource,
} from '../facts/index.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { createToasts, type Toasts } from './toasts.ts';
import { createDismissals, type Dismissals } from './dismissals.ts';
import {
  createNavigator,
  type History,
  type Navigator,
  type PushReceiver,
  receiveLater,
} from '../navigation/index.ts';
import { chunkLoadErrorIn, createLoads, type LoadLimit, type Loads, type Parts } from '../release/index.ts';
import {
  createEmitter,
  type Emitter,
  type FactSource,
  type PackServices,
  type Ports,
  type Presentation,
  type Registry,
  type Report,
} from '../ports/index.ts';
import { createNavigationBlock, type NavigationBlock } from './navigationBlock.ts';

/** One release of a portal, running in the browser. The engine's own: widgets see what the hooks of its door give them. */
export interface Portal {
  /** Path of the release's bundle; undefined where it was made of manifests at hand. */
  readonly release: string | undefined;
  readonly site: Site;
  readonly store: FactStore;
  readonly sources: FactSources;
  /** The facts at a place that is about one thing, for groups that are about its record. */
  readonly scopedFacts: ScopedFacts;
  readonly navigator: Navigator;
  readonly history: History;
  readonly copy: CopyStore;
  readonly session: Session;
  readonly registry: Registry;
  readonly records: Records;
  readonly services: PackServices;
  readonly presentation: Presentation;
  readonly ports: Ports;
  readonly dismissals: Dismissals;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  /** Takes a push message that was tapped to where it leads. */
  readonly receive: PushReceiver;
  /** Pages and sequences of the release. */
  readonly parts: Parts;
  /** Code of widgets, with the copy that they use. */
  readonly loads: Loads;
  /** Blocks navigation while something must not be interrupted. */
  readonly navigationBlock: NavigationBlock;
  readonly toggles: ToggleSource;
  /** Records moments for analytics. */
  readonly analytics: Analytics;
  /** The running sequence, for the inspector and the prerenderer. */
  readonly running: { sequence?: RunningSequence | undefined };
  /** Shows another language, and remembers it. Where it cannot be had, the present one stays, and that is reported. */
  switchLanguage(language: string): Promise<void>;
  /** The address that switches the language and comes back, for links that work without the script. */
  languageAddress(language: string, back: string): string;
  /** Parts that failed to load are loaded again by the next use. */
  forgetFailures(): void;
  /** The same, and every shown failure retries: trying one part again brings back the others, too. */
  tryAgain(): void;
  /** Calls back when something is tried again. */
  onTryAgain(listener: () => void): () => void;
  stop(): void;
}

/** A sequence as it stands. */
export interface RunningSequence {
  readonly sequence: Sequence;
  state(): SequenceState;
}

/** Wraps the fact store, between the sources and all readers. */
export type WrapStore = (store: FactStore) => FactStore;

/** Everything that a portal is put together from. */
export interface PortalParts {
  /** Path of the bundle that the manifests are from. */
  release?: string | undefined;
  /** Code of widgets that is loaded already, for another release of the same portal. */
  loads?: Loads;
  manifests: ManifestSet;
  parts: Parts;
  environment: string;
  registry: Registry;
  presentation: Presentation;
  copy: CopyStore;
  toggles: ToggleSource;
  history: History;
  ports: Ports;
  /** Values that the server says of its surroundings: name -> value. */
  settings?: Readonly<Record<string, string>>;
  /** Sources that replace the engine's own where there is no browser: group of facts -> source. */
  ownSources?: Readonly<Record<string, FactSource>>;
  /** The opened manifests, if they are at hand: opening them takes longer than drawing a screen. */
  site?: Site;
  /** Only developer tools wrap the facts. */
  wrapStore?: WrapStore | undefined;
}

/** Key under which the chosen language is stored. */
export const languageKey = 'portal.language';

/** Puts a portal together. Nothing is asked of any server before somebody needs it. */
export function createPortal(parts: PortalParts): Portal {
  const { environment, registry, presentation, copy, toggles, history, settings = {} } = parts;
  const { wrapStore = (store) => store, site = openSite(parts.manifests, { environment }) } = parts;
  const { loads = createLoads(codeLimit(site, parts.ports)) } = parts;
  const { ports, reports } = heardPorts(parts.ports);
  const store = wrapStore(createFactStore({ vocabulary: site.vocabulary, report: ports.report }));
  const analytics = createAnalytics({ ...parts, site, ports, store });
  tellReports(reports, analytics);
  const dismissals = createDismissals(ports);
  const dialogs = createDialogs(site, dismissals);
  const navigationBlock = createNavigationBlock();
  const session = createSession({ site, ports, store, language: copy.language });
  const tried: Tried = { again: false };
  // What is asked again when something has been done; facts and records are made with the services that ask them.
  const refreshed: Pick<FactSources, 'refresh'>[] = [];
  const services: PackServices = {
    ...createServices({ site, store, copy, ports, settings, tried, analytics }),
    refresh: refreshAll(refreshed),
  };
  const records = createRecords({ site, store, registry, services });
  const facts = provideFacts({
    site,
    registry,
    own: {
      ...ownSources({ site, session, copy, toggles, store }),
      ...itemFacts(site, records),
      ...parts.ownSources,
    },
    store,
    services,
  });
  refreshed.push(facts.sources, facts.scopedFacts, records);
  const switchLanguage = languageSwitch(copy, ports);
  const navigator = createNavigator({
    site,
    store,
    sources: facts.sources,
    history,
    ports,
    switchLanguage,
    whenFree: navigationBlock.whenFree,
    prepare: parts.parts.prepare,
    open: dialogs.open,
    depart: dialogs.depart,
    track: analytics.track,
  });
  const receive = receiveLater({ site, store, history, ports, go: navigator.go, open: dialogs.open });
  return {
    release: parts.release,
    site,
    store,
    ...facts,
    navigator,
    history,
    copy,
    session,
    registry,
    records,
    services,
    presentation,
    ports,
    dismissals,
    dialogs,
    toasts: createToasts(site, ports),
    receive,
    parts: parts.parts,
    loads,
    navigationBlock,
    toggles,
    analytics,
    running: {},
    switchLanguage,
    languageAddress: languageSwitches(site),
    ...tryingAgain([parts.parts, loads, records], tried),
    stop: () => [analytics, ...Object.values(facts)].forEach((each) => each.stop()),
  };
}

/** Switches the language of the page, and keeps it for the next visit. The page stays as it is when the words cannot be had. */
function languageSwitch(copy: CopyStore, ports: Ports): (language: string) => Promise<void> {
  return async (language) => {
    try {
      await copy.switchTo(language);
      ports.storage.set(languageKey, copy.language());
    } catch (reason) {
      ports.report({ what: 'language-unavailable', detail: { language, reason } });
    }
  };
}

/** Whether anything was tried again: then requests made ahead may be the ones that failed. */
interface Tried {
  again: boolean;
}

function tryingAgain(
  parts: readonly Pick<Portal, 'forgetFailures'>[],
  tried: Tried,
): Pick<Portal, 'forgetFailures' | 'tryAgain' | 'onTryAgain'> {
  const { emit, subscribe } = createEmitter();
  const forgetFailures = (): void => parts.forEach((each) => each.forgetFailures());
  return {
    forgetFailures,
    tryAgain() {
      tried.again = true;
      forgetFailures();
      emit();
    },
    onTryAgain: subscribe,
  };
}

/** Longest load of a widget's code, in milliseconds. */
function codeLimit({ manifests, manifest }: Site, { clock }: Ports): LoadLimit {
  return { clock, milliseconds: durationOf(manifests, manifest.codeWait ?? '') };
}

/** The sources that the engine itself provides. */
function ownSources({
  site,
  session,
  copy,
  toggles,
  store,
}: Pick<Portal, 'site' | 'session' | 'copy' | 'toggles' | 'store'>): Record<string, FactSource> {
  return {
    session: session.source,
    viewport: viewportSource,
    connection: connectionSource(durationOf(site.manifests, site.manifest.connectionSettles ?? '') ?? 0),
    language: languageSource(copy),
    toggles: toggleFacts(site, toggles, store),
  };
}

/** Loads what is named again, whether it is a group of facts or a record. */
function refreshAll(parts: readonly Pick<FactSources, 'refresh'>[]): PackServices['refresh'] {
  return async (names) => void (await Promise.all(parts.map((part) => part.refresh(names))));
}

/** Ports whose reports are recorded for analytics, too. */
function heardPorts(ports: Ports): { ports: Ports; reports: Emitter<Report> } {
  const reports = createEmitter<Report>();
  const report = (given: Report): void => {
    ports.report(given);
    reports.emit(given);
  };
  return { ports: { ...ports, report }, reports };
}

/** Records a failure for analytics; a file that could not be loaded by its own name. */
function tellReports(reports: Emitter<Report>, analytics: Analytics): void {
  reports.subscribe(({ what, detail }) => {
    analytics.track({ kind: 'problem', code: what });
    const lost = chunkLoadErrorIn(detail);
    if (!lost) return;
    const { name, type, source } = lost;
    analytics.track({ kind: 'failed', of: 'code', code: name, reason: type, source });
  });
}

/** Language -> address that switches to it. Every page links there; searching all routes took a tenth of a drawing. */
function languageSwitches(site: Site): (language: string, back: string) => string {
  const paths = new Map<string, string>();
  for (const [id, { language }] of Object.entries(site.manifests.route)) {
    if (language?.switchTo === undefined) continue;
    // The landing page of a language switches, too; the plain switch, which is the last, is the one that returns.
    const path = addressOf(site, { route: id });
    if (path === undefined) paths.delete(language.switchTo);
    else paths.set(language.switchTo, path);
  }
  return (language, back) => {
    const path = paths.get(language);
    if (path === undefined) return back;
    return `${path}?${new URLSearchParams({ [site.manifest.session.returnParameter]: back })}`;
  };
}

interface ServiceParts {
  site: Site;
  store: FactStore;
  copy: CopyStore;
  ports: Ports;
  settings: Readonly<Record<string, string>>;
  tried: Tried;
  analytics: Analytics;
}

/** The services of packs, without those of sources. */
function createServices(parts: ServiceParts): Omit<PackServices, 'refresh'> {
  const { site, store, copy, ports, settings, tried, analytics } = parts;
  const { clock, storage, tabStorage, fetch, report, whenBack, isOpening, isAhead } = ports;
  return {
    clock,
    storage,
    tabStorage,
    fetch,
    report,
    whenBack,
    isOpening: () => !tried.again && isOpening(),
    isAhead,
    track: (failure) => analytics.track({ kind: 'failed', ...failure }),
    fact: (name) => store.read(name),
    watch: (names, listener) =>
      store.subscribe(
        names.flatMap((name) => site.vocabulary.slotOf(name) ?? []),
        listener,
      ),
    constant(name) {
      const constant = site.manifests.constants['constants']?.constants[name];
      if (!constant) throw new Error(`There is no constant "${name}".`);
      return constant.value;
    },
    endpoint(name) {
      const path = site.manifest.endpoints[name];
      if (path === undefined) throw new Error(`There is no endpoint "${name}".`);
      return path;
    },
    setting: (name) => settings[name],
    language: () => copy.language(),
  };
}
