import { chosenCases } from './chosenCases.ts';
import { playCases } from './playCases.ts';
import { mortalTest } from './stage.ts';

// In a file of their own: each worker that plays them has a house of its own.
playCases(
  chosenCases().filter(({ money }) => money.loss === 'server'),
  mortalTest,
);
