import type { SearchEntryItem, SearchEntrySource } from '../../generated/records.ts';
import { askService } from '../../graph/index.ts';

/** The search index of the portal in the shown language. Search words never leave the page. */
export const search: SearchEntrySource = async ({ input }, services) => {
  const { entries } = await askService<{ entries: Omit<SearchEntryItem, 'id'>[] }>(services, 'searchIndex', {
    language: String(input('language')),
  });
  return entries.map((entry) => ({ id: entry.page, ...entry }));
};
