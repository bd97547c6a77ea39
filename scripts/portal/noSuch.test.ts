import { expect, it } from 'vitest';
import { noSuch } from './noSuch.ts';

it('says which name is near and what there is, or only that there is none', () => {
  expect(noSuch('route', 'suport', ['bills', 'support']).message).toBe(
    'There is no route "suport". Did you mean "support"? Known: bills, support.',
  );
  expect(noSuch('route', 'suport', []).message).toBe('There is no route "suport".');
});
