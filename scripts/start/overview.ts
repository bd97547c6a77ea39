import { listPersonas } from '../../sandbox/control/persona/index.ts';
import type { SandboxSettings } from '../../sandbox/platform/settings/settings.ts';
import { formatTable } from './table.ts';

/** Unleash shows a switch for each environment; the portal here uses one of them. */
const toggles = 'toggles, without a password; flip them under Projects, in the column "development"';

/** Personas that show most: a usual customer, another language and a past-due bill, Auto Pay, two who may not pay. */
const telling: ReadonlySet<string> = new Set(['maria', 'luis', 'priya', 'diego', 'pavel']);

/** Table of all addresses and folders, for the person who started it. */
export function describePlaces({ origins, unleash, dataFolder }: SandboxSettings, logs: string): string {
  return formatTable([
    ['Portal', origins.portal, 'what customers see; Ctrl+Shift+E says why'],
    ['Sandbox panel', origins.panel, 'reset personas, set the clock, make things fail'],
    ['Unleash', unleash.url, unleash.external ? 'toggles, in your own cluster' : toggles],
    ['Identity', origins.identity, 'signs people in for the portal'],
    ['Card frame', origins.cards, 'the only place that sees card numbers'],
    ['Data', dataFolder, 'kept between runs; delete it to start afresh'],
    ['Logs', logs, ''],
  ]);
}

/** Table of the personas and what to see as each: the most telling ones, or all. */
export function describePeople(which: 'telling' | 'all'): string {
  const all = listPersonas();
  const shown = which === 'all' ? all : all.filter(({ username }) => telling.has(username));
  const rows = shown.map(({ username, name, role, description }) => [username, name, role, description]);
  const table = formatTable([['Username', 'Name', 'Role', 'What to see'], ...rows]);
  const others = shown.length < all.length ? `\n\nAll ${all.length}: npm start -- --personas` : '';
  return `Sign in as any of these; the password is "sandbox".\n\n${table}${others}`;
}
