/**
 * Version of the form of manifests and bundles that this engine writes. Older ones are read: `engine/core/migrate` brings
 * them to this one. A bundle with a higher one needs a newer engine.
 */
export const bundleFormat = 2;

/** Longest file of a release that an engine reads, in characters. */
export const longestBundle = 2_000_000;

/** Whether something of this form can be read: written in it, or brought to it. */
export function isReadableForm(form: unknown): form is number {
  return Number.isInteger(form) && Number(form) >= 1 && Number(form) <= bundleFormat;
}
