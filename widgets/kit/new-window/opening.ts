/** The `target` of a link. `hint` is what is said of its new window; undefined where it opens none. */
export function targetOf(hint: string | undefined): '_blank' | undefined {
  return hint === undefined ? undefined : '_blank';
}

/** The `rel` of a link: a new window learns nothing of the one that opened it. */
export function relOf(hint: string | undefined): 'noopener noreferrer' | undefined {
  return hint === undefined ? undefined : 'noopener noreferrer';
}
