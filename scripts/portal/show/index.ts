export { sequenceGraph } from './sequenceGraph.ts';
export { sequenceSvg } from './sequenceSvg.ts';
export { sequenceText } from './sequenceText.ts';
