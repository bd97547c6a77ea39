import type { AtomValue } from '../../../core/fact/index.ts';
import type { Shown } from '../../../core/navigation/index.ts';
import { conditionsOfField, fieldsOf, firstAnswers, type Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { usualKey } from '../../facts/index.ts';
import type { Portal } from '../../portal/index.ts';
import { begunSequence, keepBegun, runSequence } from '../../sequence/index.ts';
import { prepareSequence } from './prepareSequence.ts';

/**
 * Begins the sequence of the address before it is drawn, where all that it needs is there: so its first step is drawn at
 * once, and just as a server has drawn it. Whoever shows it goes on with it.
 */
export function beginSequence(portal: Portal): void {
  const { shown } = portal.navigator.screen();
  const { parts, site, store } = portal;
  if (shown?.sequence === undefined || begunSequence(portal)) return;
  const manifest = parts.sequence(shown.sequence);
  if (!manifest || manifest instanceof Promise) return;
  const sequence = { id: shown.sequence, manifest };
  const { subject: about } = manifest;
  // What is about one thing begins when that is there, which is seen where it is drawn.
  if (about && shown.params[about.param] !== undefined) return;
  const own = factsOfPlace(site, shown, sequence);
  if (own.some((name) => store.read(name) === undefined)) return;
  const subject = attemptAt(site, shown, sequence, store.read);
  if (subject === undefined) return;
  const { route, params, state } = shown;
  const prepare = (): Promise<void> => prepareSequence(portal, manifest);
  const { runner, stop } = runSequence(portal, {
    ...sequence,
    subject,
    at: { route, params },
    prepare,
  });
  keepBegun(portal, { id: sequence.id, subject, runner, stop });
  runner.open(state);
}

/** Facts without which a sequence is not begun: those of its fields and first answers, who it is for, and what it is about. */
export function factsOfPlace(site: Site, shown: Shown, sequence: Sequence): readonly string[] {
  const own = [identityOf(site, sequence), usualKeyOf(site, shown, sequence)];
  return [...factsNeeded(site, sequence), ...own.flatMap((name) => name ?? [])];
}

/**
 * Whose attempt it is, and at what: what was begun or sent about one thing is never gone on with for another, and is found
 * again at every address of that thing. Undefined while it is not known who somebody is.
 */
export function attemptAt(
  site: Site,
  shown: Shown,
  sequence: Sequence,
  read: (fact: string) => AtomValue | undefined,
): string | undefined {
  const { subject, anybody } = sequence.manifest;
  const who = anybody ? nobodyInParticular : read(identityOf(site, sequence) ?? '');
  if (who === undefined) return undefined;
  const usual = usualKeyOf(site, shown, sequence);
  const what = subject && (shown.params[subject.param] ?? (usual === undefined ? undefined : read(usual)));
  return [String(who), ...(subject ? [String(what)] : [])].join(' ');
}

/** Whose a sequence is that anybody goes through: nothing of it is sent once, so that nobody finds an attempt of another. */
const nobodyInParticular = '';

/** The fact that says who somebody is, where that counts. */
function identityOf(site: Site, { manifest: { anybody } }: Sequence): string | undefined {
  return anybody ? undefined : site.manifest.session.identity;
}

/** The fact that says what the sequence is about, where its address does not. */
function usualKeyOf(site: Site, { params }: Shown, { manifest: { subject } }: Sequence): string | undefined {
  return subject && params[subject.param] === undefined ? usualKey(site, subject.record) : undefined;
}

/**
 * Facts without which it cannot be told where the sequence stands: what its data begins with, and what its fields ask
 * about others than itself. Otherwise a reload in the middle would find every step incomplete.
 */
function factsNeeded(site: Site, { id, manifest }: Sequence): readonly string[] {
  const fields = Object.keys(manifest.steps).flatMap((step) => fieldsOf(manifest, step));
  const asked = fields
    .flatMap((field) => conditionsOfField(manifest, field))
    .flatMap((condition) => site.conditions.slotsOf(condition))
    .flatMap((slot) => site.vocabulary.atoms[slot] ?? [])
    .filter(
      ({ source, derivedFrom }) => source !== id && !derivedFrom?.some((name) => name.startsWith(`${id}.`)),
    );
  return [...new Set([...firstAnswers(manifest).values(), ...asked.map(({ name }) => name)])];
}
