export { exampleOf, readExamples, type WidgetExample, type WidgetExamples } from './widgetExample.ts';
export { readCopy } from './portalFiles.ts';
export { isWaiting, settled, stageWidget, type Staged, type StageOptions } from './stageWidget.ts';
