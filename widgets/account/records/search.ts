import type { SearchEntryItem, SearchEntrySource } from '../../generated/records.ts';
import { askService, graphLanguage } from '../../graph/index.ts';

/** What can be found in the portal, in the language that is read. What is looked for never leaves the page. */
export const search: SearchEntrySource = async ({ input }, services) => {
  const { entries } = await askService<{ entries: Omit<SearchEntryItem, 'id'>[] }>(services, 'searchIndex', {
    language: graphLanguage(input('language')),
  });
  return entries.map((entry) => ({ id: entry.page, ...entry }));
};
