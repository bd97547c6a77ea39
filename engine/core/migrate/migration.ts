/** Manifests of whatever form: kind -> id -> JSON. Not every kind has to be there: a part of a release has one. */
export type AnyManifests = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One change of a manifest. Pointers are those of the manifest; what is around the pointer's end is there. */
export type ManifestEdit =
  /** Another value; what is not there yet comes after its neighbour `after`, or at the end. */
  | { kind: string; id: string; pointer: string; value: unknown; after?: string }
  | { kind: string; id: string; pointer: string; remove: true };

/** Something that a migration cannot know. */
export interface Decision {
  kind: string;
  id: string;
  pointer: string;
  /** What a person has to decide, as a sentence. Until then everything is as it was. */
  question: string;
}

/** What a migration does to the manifests at hand. */
export interface MigrationPlan {
  edits: readonly ManifestEdit[];
  decisions: readonly Decision[];
}

/**
 * Brings manifests from one form to the next. What it decides does not change: whoever looks at the portal sees the same.
 * It is given the manifests at hand: a whole portal, the bundle of a release, or one page or sequence that is loaded
 * later. So it does to each manifest what that manifest alone says, except that `site` and `constants` come together.
 */
export interface Migration {
  from: number;
  to: number;
  /** What is otherwise in the new form, for those who write manifests. */
  description: string;
  /** Kinds that there are since this form: a release from before has none of them. */
  newKinds: readonly string[];
  plan(manifests: AnyManifests): MigrationPlan;
}
