import { expect, it } from 'vitest';
import { problemCatalogue } from './catalogue.ts';

it.each(Object.entries(problemCatalogue))(
  '%s says in whole sentences what is wrong and what to do',
  (_, entry) => {
    expect(entry.message).toMatch(/^[a-z].*\.$/);
    expect(entry.remedy).toMatch(/^[A-Z].*\.$/);
  },
);
