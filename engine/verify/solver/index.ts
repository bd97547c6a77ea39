export {
  type AtomSpace,
  atomSpaceOf,
  conditionDiagrams,
  type DiagramOf,
  type SpaceAtom,
} from './conditionDiagrams.ts';
export {
  createDiagrams,
  type Diagram,
  type Diagrams,
  diagramSets,
  NodeLimitError,
  type Sets,
  type Verdict,
} from './diagrams.ts';
export { coverOf, type Cube, type CubeFact, cubeText } from './cubes.ts';
export {
  atomsIn,
  givenFact,
  type Known,
  openSolver,
  type Requirement,
  rulesOf,
  type Solver,
  solverOf,
  solverOfPartlyKnown,
  valueIndex,
} from './solver.ts';
