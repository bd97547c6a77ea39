import type { AtomValue } from '../../core/fact/index.ts';
import type { Shown } from '../../core/navigation/index.ts';
import type { FactSource, Registry } from '../ports/index.ts';
import { PortalProvider, type Portal } from '../portal/index.ts';
import { runSequence } from '../sequence/index.ts';
import { PortalView, SequenceScreens } from '../view/index.ts';
import { portalOf, type Composition, type Look } from './drawScreen.tsx';
import { drawAgain } from './drawAgain.ts';
import { drawUntilStill } from './drawUntilStill.ts';
import { copyOf, createNotes, type Notes } from './notes.ts';

declare global {
  /** Called with each piece of code that is loaded meanwhile; the build of the prerenderer adds the calls. */
  var noteImport: ((module: string, code: Promise<unknown>) => void) | undefined;
}

/** A toggle by the name of its fact, with its other value. */
export type Flip = readonly [name: string, value: boolean];

/** Everything that the drawing asked for. */
interface DrawnNeeds {
  notes: Notes;
  /** False where the path leads elsewhere, or is never ready. */
  shows: boolean;
  /** Toggles that make no difference. */
  alike: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Draws the screen of a path until nothing new is asked for, and returns everything that was. Sources of facts run, but
 * get no answer: the facts of the look replace them.
 *
 * @param notForAll groups of facts of which some customers may not be asked: their sources are loaded, and do not run
 * @param flips given the asked toggles, those whose other value is to be tried
 */
export async function drawNeeds(
  composition: Composition,
  look: Look,
  notForAll: ReadonlySet<string>,
  flips: (notes: Notes) => readonly Flip[] = () => [],
): Promise<DrawnNeeds> {
  const notes = createNotes();
  globalThis.noteImport = (module, code) => {
    notes.modules.add(module);
    notes.pending.push(code);
  };
  const known = byGroup(look.facts);
  const portal = portalOf(composition, look, notes, {
    own: Object.fromEntries(ownGroups.map((group) => [group, staged(known.get(group))])),
    registry: (registry) => answeredRegistry(registry, known, notForAll),
    ports: { newId: () => 'id', random: () => 0 },
    listens: true,
  });
  // What facts say of a list is known with its answer, and none comes: without them, what they show would need nothing.
  for (const [group, { items }] of Object.entries(portal.site.manifests.facts))
    if (items !== undefined) portal.store.set(known.get(group) ?? {});
  const stop = portal.navigator.start();
  try {
    const html = await drawUntilStill(portal, notes, <PortalView portal={portal} />);
    const { shown, deciding } = portal.navigator.screen();
    if (html === undefined || !shown || deciding || portal.history.current().path !== look.path)
      return { notes, shows: false, alike: none };
    if (shown.sequence !== undefined) {
      await drawFirstStep(portal, notes, shown);
      return { notes, shows: true, alike: none };
    }
    const asked = copyOf(notes);
    const alike = await alikeToggles(portal, notes, { html, flips: flips(asked) });
    return { notes: asked, shows: true, alike };
  } catch {
    // A screen that cannot be drawn has no known needs: its page loads as it would without them.
    return { notes, shows: false, alike: none };
  } finally {
    stop();
    portal.stop();
    globalThis.noteImport = undefined;
  }
}

/**
 * Toggles that change neither the screen nor its needs. Facts in conditions are requested before any toggle is known. Most
 * toggles of a page are such; each would otherwise be drawn anew for each customer.
 */
async function alikeToggles(
  portal: Portal,
  notes: Notes,
  { html, flips }: { html: string; flips: readonly Flip[] },
): Promise<ReadonlySet<string>> {
  const alike = new Set<string>();
  let back: Readonly<Record<string, boolean>> = {};
  const isAlike = async (values: Readonly<Record<string, boolean>>): Promise<boolean> =>
    (await drawAgain(portal, notes, <PortalView portal={portal} />, { ...back, ...values })) === html;
  for (const [name, value] of flips) {
    if (await isAlike({ [name]: value })) alike.add(name);
    back = { [name]: !value };
  }
  // A toggle that stays has changed something: the effect of the others is unknown then.
  return (await isAlike({})) ? alike : none;
}

/** Groups of facts that the engine provides from the browser. */
const ownGroups = ['session', 'viewport', 'connection', 'toggles'];

/** Publishes the known facts of a group. */
function staged(facts: Facts = {}): FactSource {
  return ({ set }) => {
    set(facts);
    return () => undefined;
  };
}

/** The sources of packs make their requests, and the known facts answer them. */
function answeredRegistry(
  registry: Registry,
  known: ReadonlyMap<string, Facts>,
  notForAll: ReadonlySet<string>,
): Registry {
  return {
    ...registry,
    source(group) {
      const load = registry.source(group);
      return (
        load &&
        (async () => {
          const ask = await load();
          return (services) => {
            const unheard = { ...services, set: () => undefined, fail: () => undefined };
            const stop = notForAll.has(group) ? () => undefined : ask(unheard);
            services.set(known.get(group) ?? {});
            return stop;
          };
        })
      );
    },
  };
}

type Facts = Record<string, AtomValue>;

/** Each customer has some hundred facts, and each portal asks for some dozen groups of them. */
function byGroup(facts: Look['facts']): ReadonlyMap<string, Facts> {
  const groups = new Map<string, Facts>();
  for (const [name, value] of Object.entries(facts)) {
    const [prefix = ''] = name.split(/[.:]/, 1);
    const group = prefix === 'toggle' || prefix === 'variant' ? 'toggles' : prefix;
    const own = groups.get(group) ?? {};
    own[name] = value;
    groups.set(group, own);
  }
  return groups;
}

/** A sequence begins when its page is mounted, which never happens in a server's drawing. */
async function drawFirstStep(portal: Portal, notes: Notes, shown: Shown): Promise<void> {
  const id = shown.sequence ?? '';
  const manifest = await portal.parts.sequence(id);
  if (!manifest) return;
  const { runner, stop } = runSequence(portal, {
    id,
    subject: '1',
    manifest,
    at: shown,
    prepare: nothingToPrepare,
  });
  const view = (
    <PortalProvider portal={portal}>
      <SequenceScreens runner={runner} />
    </PortalProvider>
  );
  await drawUntilStill(portal, notes, view);
  stop();
}

const nothingToPrepare = (): Promise<void> => Promise.resolve();
