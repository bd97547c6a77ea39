import { defineConfig } from 'vitest/config';

/** Races show on a real PostgreSQL only: PGlite runs one statement at a time and hides them. */
export default defineConfig({
  test: {
    include: ['tests/checks/postgres/**/*.test.ts'],
    globalSetup: 'tests/checks/postgres/provideDatabase.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
