export { atomSpaceOf, type AtomSpace, type SpaceAtom } from './atomSpace.ts';
export { conditionDiagrams, type DiagramOf } from './conditionDiagrams.ts';
export { createDiagrams, NodeLimitError, type Diagram, type Diagrams, type Verdict } from './diagrams.ts';
export { diagramSets, type Sets } from './sets.ts';
export { coverOf, type Cube, type CubeFact } from './cubes.ts';
export { cubeText } from './cubeText.ts';
export { atomsIn, rulesOf } from './rules.ts';
export {
  givenFact,
  openSolver,
  solverOf,
  solverOfPartlyKnown,
  type Known,
  type Requirement,
  type Solver,
} from './solver.ts';
