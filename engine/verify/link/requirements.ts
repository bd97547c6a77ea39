import { manifestKinds, type ManifestKind } from '../../core/manifest/index.ts';
import { partsIn } from '../../core/json/index.ts';
import { type Problem, unknownReference } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** `LIB-LEND-001`, or several: `LIB-LEND-001..014`. What comes before the last number is the area. */
const range = /\b(?<area>(?<first>[A-Z]+)(?:-[A-Z0-9]+)*-)(?<from>\d+)(?:\.\.(?<to>\d+))?/gu;

/** Requirement ids in a source exist. Says nothing for a project without a list of requirements. */
export const requirements: LinkCheck = (context) => {
  const known = new Set(context.packs.requirements);
  if (known.size === 0) return [];
  const projects = new Set([...known].map((id) => id.split('-')[0] ?? ''));
  return manifestKinds.flatMap((kind) =>
    Object.entries(context.manifests[kind]).flatMap(([id, manifest]) =>
      partsIn(manifest).flatMap(([pointer, source]) =>
        (pointer.endsWith('/source') && typeof source === 'string' ? requirementsIn(source, projects) : [])
          .filter((requirement) => !known.has(requirement))
          .map((requirement) => unknownRequirement(context, { kind, id, pointer, requirement })),
      ),
    ),
  );
};

interface NamedRequirement {
  kind: ManifestKind;
  id: string;
  pointer: string;
  requirement: string;
}

function unknownRequirement(
  { packs: { requirements: known = [] }, placeOf }: LinkContext,
  { kind, id, pointer, requirement }: NamedRequirement,
): Problem {
  const area = requirement.slice(0, requirement.lastIndexOf('-') + 1);
  const inArea = known.filter((each) => each.startsWith(area));
  return unknownReference(
    { kind: 'requirement', name: requirement },
    placeOf(kind, id, pointer),
    inArea.length > 0 ? inArea : known,
  );
}

/** The requirements that a text names; of several the first and the last. */
function requirementsIn(source: string, projects: ReadonlySet<string>): string[] {
  return [...source.matchAll(range)].flatMap(({ groups = {} }) => {
    const { area, first, from, to } = groups;
    if (!projects.has(first ?? '')) return [];
    return [`${area}${from}`, ...(to === undefined ? [] : [`${area}${to}`])];
  });
}
