export { anyChoices, decisionsBoth } from './decisionsBoth.ts';
export { factsOf, namesOf, newName, packsAfter } from './anyRenaming.ts';
