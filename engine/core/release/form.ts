/** Version of the form of bundles that this engine writes and reads. A bundle with a higher one needs a newer engine. */
export const bundleFormat = 1;

/** Longest file of a release that an engine reads, in characters. */
export const longestBundle = 2_000_000;
