import type { Condition, Control, Copy, ListFilter, ListSearch, RouteLink } from '../../engine/index.ts';

/** The settings that every list of things has, whatever its rows look like; its schema explains each. */
export interface ListSettings {
  items: string;
  caption: Copy;
  first?: string;
  where?: Condition;
  sort?: readonly string[];
  filter?: readonly ListFilter[];
  search?: ListSearch;
  noMatch?: Copy;
  pageSize?: string;
  opens?: RouteLink;
  actions?: readonly Control[];
}

/** A date of which customers can choose a stretch of time. */
export type PeriodFilter = Exclude<ListFilter, string>;
