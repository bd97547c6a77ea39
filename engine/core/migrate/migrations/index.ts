import type { Migration } from '../migration.ts';
import { ownAddressesAndDurations } from './ownAddressesAndDurations.ts';

/** Every migration, in order. A new one: its file, its line here, releases of the form before in tests/forms. */
export const migrations: readonly Migration[] = [ownAddressesAndDurations];
