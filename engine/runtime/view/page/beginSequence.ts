import { inputsOf, type AtomValue } from '../../../core/fact/index.ts';
import type { SequenceManifest } from '../../../core/manifest/index.ts';
import type { Shown } from '../../../core/navigation/index.ts';
import { firstAnswers, type Sequence } from '../../../core/sequence/index.ts';
import type { Site } from '../../../core/site/index.ts';
import { usualKey } from '../../facts/index.ts';
import type { Portal } from '../../portal/index.ts';
import { begunSequence, fieldSlots, keepBegun, runSequence } from '../../sequence/index.ts';
import { preload } from './preload.ts';

/**
 * Begins the sequence of the address before it is drawn, if its facts are known, so that its first step is drawn at once,
 * just as a server has drawn it. The component that shows it takes it over.
 */
export function beginSequence(portal: Portal): void {
  const { shown } = portal.navigator.screen();
  const { parts, site, store } = portal;
  if (shown?.sequence === undefined || begunSequence(portal)) return;
  const manifest = parts.sequence(shown.sequence);
  if (!manifest || manifest instanceof Promise) return;
  const sequence = { id: shown.sequence, manifest };
  const { subject: about } = manifest;
  // A sequence about one thing begins when the thing is loaded, where it is drawn.
  if (about && shown.params[about.param] !== undefined) return;
  const own = factsOfPlace(site, shown, sequence);
  if (own.some((name) => store.read(name) === undefined)) return;
  const subject = attemptAt(site, shown, sequence, store.read);
  if (subject === undefined) return;
  const { route, params, state } = shown;
  const prepare = (): Promise<void> => preload(portal, manifest);
  const { runner, stop } = runSequence(portal, {
    ...sequence,
    subject,
    at: { route, params },
    prepare,
  });
  keepBegun(portal, { id: sequence.id, subject, runner, stop });
  runner.open(state);
}

/** Facts without which a sequence is not begun: those of its fields and first answers, of the customer, and of its subject. */
export function factsOfPlace(site: Site, shown: Shown, sequence: Sequence): readonly string[] {
  const own = [identityOf(site, sequence), usualKeyOf(site, shown, sequence)];
  return [...factsNeeded(site, sequence), ...own.flatMap((name) => name ?? [])];
}

/**
 * The customer and the subject of an attempt: an attempt about one thing is never resumed for another, and is found at
 * every address of its thing. Undefined while the customer is unknown.
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

/** The subject of a sequence that anybody can go through: it sends nothing once, so nobody can find another's attempt. */
const nobodyInParticular = '';

/** The fact that identifies the customer, if that counts. */
function identityOf(site: Site, { manifest: { anybody } }: Sequence): string | undefined {
  return anybody ? undefined : site.manifest.session.identity;
}

/** The fact that names the subject of the sequence, if its address does not. */
function usualKeyOf(site: Site, { params }: Shown, { manifest: { subject } }: Sequence): string | undefined {
  return subject && params[subject.param] === undefined ? usualKey(site, subject.record) : undefined;
}

/**
 * Facts without which the state of the sequence cannot be told: the initial values of its data, and facts from elsewhere
 * that its fields ask. Without them a reload in the middle would find every step incomplete.
 */
function factsNeeded(site: Site, { id, manifest }: Sequence): readonly string[] {
  const asked = fieldSlots(site, { id, manifest })
    .flatMap((slot) => site.vocabulary.atoms[slot] ?? [])
    .filter((atom) => atom.source !== id && !inputsOf(atom).some((name) => name.startsWith(`${id}.`)));
  const first = [...firstAnswers(manifest).values()].filter((fact) => !mayBeAbsent(site, fact, manifest));
  return [...new Set([...first, ...asked.map(({ name }) => name)])];
}

/** Whether a fact is a field that the subject may lack: then nothing is waited for, and there is no first answer. */
function mayBeAbsent({ manifests }: Site, fact: string, { subject }: SequenceManifest): boolean {
  const fields = subject && manifests.record[subject.record]?.fields;
  return Object.entries(fields ?? {}).some(
    ([name, field]) => fact === `${subject?.record}.${name}` && field.mayBeAbsent === true,
  );
}
