import { afterAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { checkPassword, passwordLimit, type People } from './passwordCheck.ts';

const database = await openTestDatabase();
afterAll(() => database.destroy());

const people: People = {
  findCredentials: async (username) => ({ username, password: 'guess-37' }),
  listPersonas: async () => [],
};

it('looks at no more passwords of those that come at once, not even at the right one', async () => {
  const tries = Array.from({ length: 50 }, (_, index) =>
    checkPassword({ username: 'ana', password: `guess-${index}`, captchaPassed: false }, people, database),
  );
  const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(passwordLimit.beforeCaptcha);
  expect(kinds).not.toContain('accepted');
});
