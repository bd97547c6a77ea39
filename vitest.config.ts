import { defineConfig } from 'vitest/config';

const everywhereBut = ['**/node_modules/**', '**/dist/**', 'tests/journeys/**', 'tests/checks/postgres/**'];
const always = ['randomness', 'restored', 'waitTimeout'].map((each) => `tests/fixtures/setup/${each}.ts`);

export default defineConfig({
  test: {
    // How long a test takes says nothing about it: the machine may be busy. These only end what hangs. The longest tests
    // make a database in a folder and die in it: 20 s on a machine half as fast as usual.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // On two cores the default would use one.
    maxWorkers: '100%',
    globalSetup: 'tests/fixtures/setup/seed.ts',
    // Test files share nothing but modules; loading those once for all of them saves a third to a half of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        // As Node itself resolves them: otherwise a library and its user get two copies of graphql.
        ssr: { resolve: { conditions: ['module-sync', 'module', 'node', 'default'] } },
        test: {
          name: 'plain',
          include: ['**/*.test.ts'],
          exclude: everywhereBut,
          environment: 'node',
          setupFiles: always,
        },
      },
      {
        extends: true,
        test: {
          name: 'react',
          include: ['**/*.test.tsx'],
          exclude: everywhereBut,
          environment: 'happy-dom',
          setupFiles: [...always, 'tests/fixtures/setup/asyncTimeout.ts', 'widgets/kit/testing/cleanUp.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
