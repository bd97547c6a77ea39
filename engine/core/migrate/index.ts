export { formOf, migrate, type Migrated, type MigrationStep } from './migrate.ts';
export type { AnyManifests, Decision, ManifestEdit, Migration, MigrationPlan } from './migration.ts';
