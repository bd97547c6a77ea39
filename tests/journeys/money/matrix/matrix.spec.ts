import { chosenCases } from './chosenCases.ts';
import { playCases } from './playCases.ts';
import { test } from './stage.ts';

playCases(
  chosenCases().filter(({ money }) => money.loss !== 'server'),
  test,
);
