import { chosenCases } from './chosenCases.ts';
import { playCases } from './playCases.ts';
import { mortalTest } from './stage.ts';

// In a separate file: each worker that plays these cases has its own house.
playCases(
  chosenCases().filter(({ money }) => money.loss === 'server'),
  mortalTest,
);
