export { atomSpaceOf, type AtomSpace, type SpaceAtom } from './atomSpace.ts';
export { conditionDiagrams, type DiagramOf } from './conditionDiagrams.ts';
export { createDiagrams, type Diagram, type Diagrams, type Verdict } from './diagrams.ts';
export { worldSets, type Worlds } from './sets.ts';
export { classesOf, someoneIn, type ClassFact, type PeopleClass } from './classes.ts';
export { classText } from './classText.ts';
