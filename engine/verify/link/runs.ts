import { ownValue } from '../../core/json/index.ts';
import { keyAt, problem, respelling, withFix } from '../problem/index.ts';
import type { LinkCheck } from './linkContext.ts';

/** An action that runs an operation gives it all its parameters, and no others. */
export const runs: LinkCheck = ({ packs, usages }) =>
  usages.runs.flatMap(({ value: { run, with: given = {} }, place, manifest }) => {
    const parameters = ownValue(packs.operations, run)?.parameters;
    if (!parameters) return [];
    const missing = parameters.filter((name) => !Object.hasOwn(given, name));
    const unknown = Object.keys(given).filter((name) => !parameters.includes(name));
    return [
      ...missing.map((name) => problem('missing-property', { name: `with/${name}` }, place)),
      ...unknown.map((name) => {
        const pointer = `${place.pointer}/with/${name}`;
        const at = { ...place, pointer, line: manifest.json.lineAt(pointer) };
        return withFix(
          problem('unknown-property', { name }, at, parameters),
          respelling(name, missing, keyAt(at)),
        );
      }),
    ];
  });
