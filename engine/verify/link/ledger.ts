import { manifestKinds, type ManifestKind } from '../../core/manifest/index.ts';
import { pointerTo } from '../../core/json/index.ts';
import { type Problem, unknownReference } from '../problem/index.ts';
import type { LinkCheck, LinkContext } from './linkContext.ts';

/** `LIB-LEND-001`, or several: `LIB-LEND-001..014`. What comes before the last number is the area. */
const rows = /\b(?<area>(?<first>[A-Z]+)(?:-[A-Z0-9]+)*-)(?<from>\d+)(?:\.\.(?<to>\d+))?/gu;

/** Whatever is said to come from a row of the ledger comes from one that is there. Where no ledger is known, nothing can be told. */
export const ledger: LinkCheck = (context) => {
  const known = new Set(context.packs.ledger);
  if (known.size === 0) return [];
  const ledgers = new Set([...known].map((id) => id.split('-')[0] ?? ''));
  return manifestKinds.flatMap((kind) =>
    Object.entries(context.manifests[kind]).flatMap(([id, manifest]) =>
      sourcesIn(manifest, '').flatMap(({ source, pointer }) =>
        rowsOf(source, ledgers)
          .filter((row) => !known.has(row))
          .map((row) => unknownRow(context, { kind, id, pointer, row })),
      ),
    ),
  );
};

interface NamedRow {
  kind: ManifestKind;
  id: string;
  pointer: string;
  row: string;
}

function unknownRow({ packs, placeOf }: LinkContext, { kind, id, pointer, row }: NamedRow): Problem {
  const area = row.slice(0, row.lastIndexOf('-') + 1);
  const inArea = packs.ledger?.filter((known) => known.startsWith(area)) ?? [];
  return unknownReference(
    { kind: 'requirement', name: row },
    placeOf(kind, id, pointer),
    inArea.length > 0 ? inArea : (packs.ledger ?? []),
  );
}

/** The rows that a text names; of several the first and the last. */
function rowsOf(source: string, ledgers: ReadonlySet<string>): string[] {
  return [...source.matchAll(rows)].flatMap(({ groups = {} }) => {
    const { area, first, from, to } = groups;
    if (!ledgers.has(first ?? '')) return [];
    return [`${area}${from}`, ...(to === undefined ? [] : [`${area}${to}`])];
  });
}

function sourcesIn(value: unknown, pointer: string): { source: string; pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = pointerTo(pointer, key);
    return key === 'source' && typeof inner === 'string'
      ? [{ source: inner, pointer: at }]
      : sourcesIn(inner, at);
  });
}
