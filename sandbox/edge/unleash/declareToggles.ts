import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ActivationStrategy, UnleashAdmin } from './adminClient.ts';
import type { DeclaredToggle, ToggleVariant } from './toggleManifest.ts';

const environments = ['development', 'production'];
const allVariantsTogether = 1000;

/**
 * Adds the declared toggles that the flag service does not have yet, switched to their declared default.
 * Toggles that somebody has set, renamed or archived since are not changed.
 *
 * @param recordFile remembers which toggles were added completely, so that an interrupted first start is
 *   finished by the next one
 * @returns the names added this time
 */
export async function declareToggles(
  admin: UnleashAdmin,
  toggles: readonly DeclaredToggle[],
  recordFile: string,
): Promise<string[]> {
  const record = readRecord(recordFile);
  const known = new Set(await admin.listToggles());
  const added: string[] = [];
  for (const toggle of toggles) {
    const wasInterrupted = known.has(toggle.name) && record.get(toggle.name) === 'started';
    if (known.has(toggle.name) && !wasInterrupted) continue;
    record.set(toggle.name, 'started');
    writeRecord(recordFile, record);
    // One toggle after the other: the embedded database is serial anyway.
    if (await declareToggle(admin, toggle, wasInterrupted)) added.push(toggle.name);
    record.set(toggle.name, 'done');
  }
  if (toggles.length > 0) writeRecord(recordFile, record);
  return added;
}

async function declareToggle(
  admin: UnleashAdmin,
  toggle: DeclaredToggle,
  wasInterrupted: boolean,
): Promise<boolean> {
  const { name, description } = toggle;
  const isArchived = !wasInterrupted && (await admin.createToggle({ name, description })) === 'exists';
  if (isArchived) return false;
  await Promise.all(environments.map((environment) => setDefault(admin, toggle, environment)));
  return true;
}

async function setDefault(admin: UnleashAdmin, toggle: DeclaredToggle, environment: string): Promise<void> {
  if ((await admin.countStrategies(toggle.name, environment)) === 0) {
    await admin.addStrategy(toggle.name, environment, everybody(toggle));
  }
  if (toggle.default) await admin.switchOn(toggle.name, environment);
}

/** The strategy for all users. A toggle that is off has it too, so that turning the toggle on takes one switch only. */
function everybody(toggle: DeclaredToggle): ActivationStrategy {
  return {
    name: 'flexibleRollout',
    parameters: { rollout: '100', stickiness: 'default', groupId: toggle.name },
    variants: toggle.variants.map((variant) => toStrategyVariant(variant, toggle.variants.length)),
  };
}

function toStrategyVariant(variant: ToggleVariant, count: number): ActivationStrategy['variants'][number] {
  const weighted = {
    name: variant.name,
    weight: Math.floor(allVariantsTogether / count),
    weightType: 'variable' as const,
    stickiness: 'default',
  };
  return variant.payload === undefined ? weighted : { ...weighted, payload: toPayload(variant.payload) };
}

function toPayload(payload: unknown): { type: string; value: string } {
  if (typeof payload === 'string') return { type: 'string', value: payload };
  if (typeof payload === 'number') return { type: 'number', value: String(payload) };
  return { type: 'json', value: JSON.stringify(payload) };
}

type Progress = 'started' | 'done';

function readRecord(file: string): Map<string, Progress> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Progress>));
  } catch {
    return new Map();
  }
}

function writeRecord(file: string, record: Map<string, Progress>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(record), undefined, 2));
}
