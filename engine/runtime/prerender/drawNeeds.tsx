import type { AtomValue, Vocabulary } from '../../core/fact/index.ts';
import type { Shown } from '../../core/navigation/index.ts';
import type { FactSource, Registry } from '../ports/index.ts';
import { PortalProvider, type Portal } from '../portal/index.ts';
import { runSequence } from '../sequence/index.ts';
import { PortalView, SequenceScreens } from '../view/index.ts';
import { portalOf, type Composition, type Look } from './drawScreen.tsx';
import { drawAgain, type DrawnAgain } from './drawAgain.ts';
import { drawUntilStill } from './drawUntilStill.ts';
import { createNotes, type Notes } from './notes.ts';

declare global {
  /** Told of each piece of code that is loaded while it is there; the build of the prerenderer puts the calls in. */
  var noteImport: ((module: string, code: Promise<unknown>) => void) | undefined;
}

/** A toggle by the name of its fact, and what it is not otherwise. */
export type Flip = readonly [name: string, value: boolean];

/** What was asked for. */
interface DrawnNeeds {
  notes: Notes;
  /** False where the path leads elsewhere, or is never ready. */
  shows: boolean;
  /** Toggles that make no difference. */
  alike: ReadonlySet<string>;
}

/**
 * Draws what somebody sees at a path until nothing more is asked for, and returns all that was. Sources of facts run, but
 * get no answer: the facts of the look stand in its place.
 *
 * @param flips toggles of which it is to be seen whether they make a difference, once it is seen which are asked
 */
export async function drawNeeds(
  composition: Composition,
  look: Look,
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
    registry: (registry) => answeredRegistry(registry, known),
    ports: { newId: () => 'id', random: () => 0 },
    listens: true,
  });
  const stop = portal.navigator.start();
  try {
    const html = await drawUntilStill(portal, notes, <PortalView portal={portal} />);
    const { shown, deciding } = portal.navigator.screen();
    if (html === undefined || !shown || deciding || portal.history.current().path !== look.path)
      return { notes, shows: false, alike: new Set() };
    if (shown.sequence !== undefined) {
      await drawFirstStep(portal, notes, shown);
      return { notes, shows: true, alike: new Set() };
    }
    const asked = copyOf(notes);
    const alike = await alikeToggles(portal, notes, { html, flips: flips(asked) });
    return { notes: asked, shows: true, alike };
  } catch {
    // What cannot be drawn has no needs that are known: its page loads as it would without them.
    return { notes, shows: false, alike: new Set() };
  } finally {
    stop();
    portal.stop();
    globalThis.noteImport = undefined;
  }
}

/**
 * Toggles with which the page looks alike and asks facts of the same groups: so it needs the same. Two of three that a page
 * asks are such, and each was drawn anew for each customer.
 */
async function alikeToggles(
  portal: Portal,
  notes: Notes,
  { html, flips }: { html: string; flips: readonly Flip[] },
): Promise<Set<string>> {
  const { vocabulary } = portal.site;
  const looks: (string | undefined)[] = [];
  let back: Readonly<Record<string, boolean>> = {};
  // The last one is as usual again: what was decided before is not decided anew, and its facts are not asked again.
  for (const flip of [...flips, undefined]) {
    const values = { ...back, ...(flip && { [flip[0]]: flip[1] }) };
    const drawn = await drawAgain(portal, notes, <PortalView portal={portal} />, values);
    looks.push(drawn && drawn.html === html ? groupsOf(drawn, vocabulary) : undefined);
    back = flip ? { [flip[0]]: !flip[1] } : {};
  }
  const usual = looks.pop();
  // Something came of a toggle that stays: what others come to is not known any more.
  if (usual === undefined) return new Set();
  return new Set(flips.flatMap(([name], index) => (looks[index] === usual ? [name] : [])));
}

function groupsOf({ asked }: DrawnAgain, vocabulary: Vocabulary): string {
  const groups = new Set<string>();
  const add = (name: string): void => {
    const { source, derivedFrom = [] } = vocabulary.atomOf(name) ?? {};
    if (source !== undefined) groups.add(source);
    for (const input of derivedFrom) add(input);
  };
  for (const name of asked) add(name);
  return [...groups].sort().join(' ');
}

function copyOf({ pending, ...notes }: Notes): Notes {
  const { facts, copy, widgets, components, files, asked, modules } = notes;
  return {
    ...notes,
    pending,
    facts: new Map(facts),
    copy: new Set(copy),
    widgets: new Set(widgets),
    components: new Set(components),
    files: new Set(files),
    asked: new Set(asked),
    modules: new Set(modules),
  };
}

/** Groups of facts that the engine provides from the browser. */
const ownGroups = ['session', 'viewport', 'connection', 'toggles'];

/** Publishes what is known of a group. */
function staged(facts: Facts = {}): FactSource {
  return ({ set }) => {
    set(facts);
    return () => undefined;
  };
}

/** The sources of packs ask as they do, and are answered by what is known. */
function answeredRegistry(registry: Registry, known: ReadonlyMap<string, Facts>): Registry {
  return {
    ...registry,
    source(group) {
      const load = registry.source(group);
      return (
        load &&
        (async () => {
          const ask = await load();
          return (services) => {
            const stop = ask({ ...services, set: () => undefined, fail: () => undefined });
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

/** A sequence begins when its page is there, which a server's drawing never is. */
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
