import { listPersonas } from '../../sandbox/control/persona/index.ts';
import type { SandboxSettings } from '../../sandbox/platform/settings/settings.ts';
import { formatTable } from './table.ts';

/** Unleash shows a switch for each environment; the portal here hears one of them. */
const toggles = 'toggles; flip them under Projects, in the column "development"';

/** Where everything is, for the person who started it. */
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

/** Who can sign in, and what there is to see as each. */
export function describePeople(): string {
  const people = listPersonas().map(({ username, name, role, description }) => [
    username,
    name,
    role,
    description,
  ]);
  const table = formatTable([['Username', 'Name', 'Role', 'What to see'], ...people]);
  return `Sign in as any of these; the password is "sandbox".\n\n${table}`;
}
