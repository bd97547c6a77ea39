import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActivationStrategy, UnleashAdmin } from './adminClient.ts';
import { declareToggles } from './declareToggles.ts';
import type { DeclaredToggle } from './toggleManifest.ts';

describe('declaring toggles', () => {
  it('switches a toggle to its declared default in both environments', async () => {
    const unleash = inMemoryUnleash();
    const added = await declareToggles(unleash, [toggle('quickPay', true), toggle('dark', false)], record);
    expect(added).toEqual(['quickPay', 'dark']);
    expect([...unleash.on]).toEqual(['quickPay/development', 'quickPay/production']);
    expect(unleash.strategies.get('dark/production')).toHaveLength(1);
  });

  it('gives variants equal weights and keeps their payloads', async () => {
    const unleash = inMemoryUnleash();
    const variants = [
      { name: 'short', payload: 'a' },
      { name: 'long', payload: { steps: 4 } },
      { name: 'bare' },
    ];
    await declareToggles(unleash, [{ ...toggle('copy', true), variants }], record);
    const [strategy] = unleash.strategies.get('copy/production') ?? [];
    expect(strategy?.variants.map(({ name, weight, payload }) => ({ name, weight, payload }))).toEqual([
      { name: 'short', weight: 333, payload: { type: 'string', value: 'a' } },
      { name: 'long', weight: 333, payload: { type: 'json', value: '{"steps":4}' } },
      { name: 'bare', weight: 333, payload: undefined },
    ]);
  });

  it('leaves a toggle alone that a flag person has flipped', async () => {
    const unleash = inMemoryUnleash();
    await declareToggles(unleash, [toggle('quickPay', true)], record);
    unleash.on.clear();
    expect(await declareToggles(unleash, [toggle('quickPay', true)], record)).toEqual([]);
    expect(unleash.on.size).toBe(0);
  });

  it('adds only what is missing at a later start', async () => {
    const unleash = inMemoryUnleash();
    await declareToggles(unleash, [toggle('first', false)], record);
    expect(await declareToggles(unleash, [toggle('first', true), toggle('second', true)], record)).toEqual([
      'second',
    ]);
    expect([...unleash.on]).toEqual(['second/development', 'second/production']);
  });

  it('does not bring back what a flag person has archived', async () => {
    const unleash = inMemoryUnleash(['old']);
    expect(await declareToggles(unleash, [toggle('old', true)], record)).toEqual([]);
    expect(unleash.on.size).toBe(0);
  });

  it('finishes a toggle whose first declaration was interrupted', async () => {
    const unleash = inMemoryUnleash();
    unleash.failOnce('addStrategy');
    await expect(declareToggles(unleash, [toggle('quickPay', true)], record)).rejects.toThrow('interrupted');
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual({ quickPay: 'started' });
    expect(await declareToggles(unleash, [toggle('quickPay', true)], record)).toEqual(['quickPay']);
    expect([...unleash.on].toSorted()).toEqual(['quickPay/development', 'quickPay/production']);
  });

  it('survives a record that is no JSON', async () => {
    writeFileSync(record, '{');
    expect(await declareToggles(inMemoryUnleash(), [toggle('quickPay', false)], record)).toEqual([
      'quickPay',
    ]);
  });
});

let folder: string;
let record: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toggles-'));
  record = join(folder, 'declared.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function toggle(name: string, isOn: boolean): DeclaredToggle {
  return { name, description: `About ${name}`, default: isOn, variants: [] };
}

function inMemoryUnleash(archived: string[] = []) {
  const toggles = new Set<string>();
  const strategies = new Map<string, ActivationStrategy[]>();
  const on = new Set<string>();
  let failing: string | undefined;
  const admin: UnleashAdmin = {
    listToggles: async () => [...toggles],
    addContextField: async () => undefined,
    async createToggle({ name }) {
      if (toggles.has(name) || archived.includes(name)) return 'exists';
      toggles.add(name);
      return 'created';
    },
    countStrategies: async (name, environment) => strategies.get(`${name}/${environment}`)?.length ?? 0,
    async addStrategy(name, environment, strategy) {
      if (failing === 'addStrategy') {
        failing = undefined;
        throw new Error('interrupted');
      }
      strategies.set(`${name}/${environment}`, [strategy]);
    },
    switchOn: async (name, environment) => void on.add(`${name}/${environment}`),
  };
  return { ...admin, on, strategies, failOnce: (operation: string) => (failing = operation) };
}
