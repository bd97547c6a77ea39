export { describeMigration } from './describeMigration.ts';
export { migrateTexts, type MigratedTexts } from './migrateTexts.ts';
