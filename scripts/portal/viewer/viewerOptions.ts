import { parseArgs } from 'node:util';

/** As whom one looks at a portal. */
export interface ViewerOptions {
  /** Id of a persona. */
  as?: string | undefined;
  /** `name=on`. */
  toggle: readonly string[];
  /** `source.name=value`. */
  fact: readonly string[];
  lang?: string | undefined;
  /** Platform of the native app. */
  native?: string | undefined;
  /** Folder of manifests, from the project's. */
  folder?: string | undefined;
}

/** How these options are written. */
export const viewerUsage =
  '[--as <persona>] [--toggle <name>=on|off] [--fact <name>=<value>] [--lang es] [--native ios] [--folder <folder>]';

/** Reads the options, `--only` of those who take it, and the words that are none. Throws errors of `parseArgs` for those that do not exist. */
export function readViewerOptions(words: readonly string[]): {
  options: ViewerOptions;
  only: string | undefined;
  others: readonly string[];
} {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      toggle: { type: 'string', multiple: true },
      fact: { type: 'string', multiple: true },
      lang: { type: 'string' },
      native: { type: 'string' },
      folder: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { toggle = [], fact = [], only, ...others } = values;
  return { options: { ...others, toggle, fact }, only, others: positionals };
}
