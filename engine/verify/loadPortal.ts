import { emptyManifestSet, type ManifestSet } from '../core/manifest/index.ts';
import { oncePer } from './oncePer.ts';
import type { Problem } from './problem/index.ts';
import type { SchemaRegistry } from './schema.ts';
import {
  collectUsages,
  createLinkContext,
  linkManifests,
  type LinkContext,
  type Locales,
} from './link/index.ts';
import { resolveExtends, withoutConsequences } from './extends.ts';
import { resolveParts, saidOnce } from './parts/resolveParts.ts';
import { fixable, missingSchemas } from './fix/index.ts';
import { proveSite } from './prove/index.ts';
import {
  createSchemaValidator,
  otherFormat,
  readManifests,
  validateManifests,
  type PackVocabulary,
  type ReadLocales,
  type SourceFile,
} from './load/index.ts';

/** Everything that a portal is made of, as text and data: no file system here. */
export interface PortalSources {
  files: readonly SourceFile[];
  locales: Locales;
  /** Key -> why its sentences may differ between languages. */
  copyExceptions?: Readonly<Record<string, string>>;
  /** Problems of the sentence files, and the lines in them. */
  localeFiles?: Pick<ReadLocales, 'problems' | 'lineAt'>;
  schemas: SchemaRegistry;
  packs: PackVocabulary;
  /** Today's calendar date, for things that expire. Without it nothing does. */
  today?: string;
}

/** A portal that was read, and everything that is wrong with it. */
export interface LoadedPortal {
  manifests: ManifestSet;
  /** Computed when first read, if the schemas hold: a command that needs only the manifests waits for no proof. */
  readonly problems: readonly Problem[];
  /**
   * Those of them without the proofs: where they hold, what the portal decides can be told. The proofs take as long as
   * everything else together.
   */
  readonly withoutProofs: readonly Problem[];
  /** For further checks; undefined if the schemas do not hold. */
  context?: LinkContext;
}

/**
 * read → resolve → validate → link → prove. Linking waits until every file is valid: otherwise one misspelt brace would
 * look like a hundred missing names. Proofs wait until every reference is linked.
 */
export function loadPortal({
  files,
  locales,
  copyExceptions = {},
  localeFiles = { problems: [], lineAt: () => undefined },
  schemas,
  packs,
  today,
}: PortalSources): LoadedPortal {
  const validator = validatorOf(schemas);
  const read = readManifests(files);
  const otherForm = otherFormat(read.manifests);
  if (otherForm) return stopped(emptyManifestSet(), [otherForm]);
  const extended = resolveExtends(schemas, validator, read.manifests, unreadableIn(read.problems));
  const written = resolveParts(extended.manifests, new Set(files.map(({ path }) => path)));
  const { manifests, valid, problems } = validateManifests(schemas, validator, written.manifests);
  const found = [
    ...fixable([...localeFiles.problems, ...read.problems, ...extended.problems, ...written.problems], []),
    ...saidOnce(fixable(problems, written.manifests), written.manifests),
  ];
  const early = withoutConsequences(found, [...extended.manifests, ...written.manifests]);
  if (early.length > 0) return stopped(manifests, early);
  const usages = collectUsages(schemas, validator, packs, valid);
  const context = createLinkContext(manifests, valid, { packs, locales, copyExceptions, usages });
  const told = (all: readonly Problem[]): readonly Problem[] =>
    saidOnce(fixable(all, valid), valid).map((each) => withLine(each, localeFiles));
  const broken = oncePer((linked: LinkContext) => told(linkManifests(linked)));
  const proved = oncePer((linked: LinkContext) =>
    told([...proveSite(linked, today), ...written.unused, ...missingSchemas(read.manifests)]),
  );
  return {
    manifests,
    get problems() {
      const names = broken(context);
      return names.length > 0 ? names : proved(context);
    },
    get withoutProofs() {
      return broken(context);
    },
    context,
  };
}

function stopped(manifests: ManifestSet, problems: readonly Problem[]): LoadedPortal {
  return { manifests, problems, withoutProofs: problems };
}

/** Adds the line of a problem in a sentence file, which only that file knows. */
function withLine(found: Problem, { lineAt }: Pick<ReadLocales, 'lineAt'>): Problem {
  const { file, pointer, line } = found.place;
  const known = line ?? lineAt(file, pointer);
  return known === undefined ? found : { ...found, place: { file, pointer, line: known } };
}

function unreadableIn(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(({ place }) => place.file));
}

/** Compiling schemas takes most of the time, and they stay the same while manifests are edited. */
const validatorOf = oncePer((schemas: SchemaRegistry) => createSchemaValidator(schemas));
