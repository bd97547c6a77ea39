import type { PortalTexts } from '../portalTexts.ts';
import { changedTexts } from '../releases/index.ts';
import { differencesOf, formatDifferences, openTexts } from '../viewer/index.ts';

/**
 * Prints what is otherwise in one portal than in another: first the files, then what customers see.
 *
 * @param before undefined where what it was made from is not kept
 * @returns the changed files, a line each
 */
export async function showChanges(before: PortalTexts | undefined, after: PortalTexts): Promise<string[]> {
  if (!before) {
    console.log('  (what it was made from is not kept)');
    return [];
  }
  const changes = changedTexts(before, after);
  for (const change of changes) console.log(`  ${change}`);
  console.log(`\n${await changesForCustomers(before, after)}\n`);
  return changes;
}

async function changesForCustomers(before: PortalTexts, after: PortalTexts): Promise<string> {
  const old = await openTexts(before, { name: 'live' });
  const now = await openTexts(after, { name: 'new' });
  if (!old || !now) return 'What is live cannot be compared any more: its manifests are of another form.';
  return formatDifferences(differencesOf(old, now, true));
}
