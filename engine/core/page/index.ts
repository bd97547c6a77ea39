export { decideFrame, decideWidgets, type DecidedWidget, type WidgetPlace } from './decideFrame.ts';
export { decidePart, partsInSight } from './decidePart.ts';
export { decideRegions, regionsInDoubt } from './decideRegions.ts';
export { decideWidget, type WidgetDecision } from './decideWidget.ts';
