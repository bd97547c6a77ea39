export { speakForCardFrames } from './cardFrames.ts';
export { exampleOf, readExamples, type WidgetExample, type WidgetExamples } from './widgetExample.ts';
export type { StagedRelease } from './stageBrowser.ts';
export { readCopy } from './portalFiles.ts';
export { until } from './until.ts';
export { isWaiting, settled, stageWidget, type Staged, type StageOptions } from './stageWidget.ts';
