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
export * from './solver.ts';
