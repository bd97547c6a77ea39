import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A variant of a toggle. `payload` is passed to the portal unchanged. */
export interface ToggleVariant {
  name: string;
  payload?: unknown;
}

/** The parts of a toggle manifest that the flag service uses. */
export interface DeclaredToggle {
  name: string;
  description: string;
  default: boolean;
  variants: readonly ToggleVariant[];
}

/**
 * Reads all toggle manifests of a folder; the file name is the toggle's name. A missing folder declares nothing.
 * The schemas check the manifests' other rules, not this function.
 *
 * @throws Error naming the file when it is no JSON object with `default` as boolean
 */
export function readDeclaredToggles(folder: string): DeclaredToggle[] {
  return listJsonFiles(folder).map((file) => readToggle(join(folder, file)));
}

/** Names of the facts that the portal tells the flag service, from its site manifest; none where there is no manifest. */
export function readContextFacts(file: string): string[] {
  if (!existsSync(file)) return [];
  const { contextFacts = [], contextIfKnown = [] } = (parse(file)['toggles'] ?? {}) as Record<
    string,
    string[]
  >;
  return [...contextFacts, ...contextIfKnown];
}

function listJsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

function readToggle(file: string): DeclaredToggle {
  const manifest = parse(file);
  const isOnByDefault = manifest['default'];
  if (typeof isOnByDefault !== 'boolean') throw new Error(`${file}: "default" must be true or false.`);
  return {
    name: basename(file, '.json'),
    description: String(manifest['description'] ?? ''),
    default: isOnByDefault,
    variants: Array.isArray(manifest['variants']) ? manifest['variants'] : [],
  };
}

function parse(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}
