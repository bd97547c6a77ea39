export { type InspectedPortal, startPortal } from '../boot/index.ts';
export { formatVersion } from '../../core/release/index.ts';
export { contentPath } from './contentPath.ts';
export { fakeServices } from './fakeServices.ts';
export { fakePorts, type FakePorts } from './fakePorts.ts';
export { manualClock, type ManualClock } from './manualClock.ts';
export { settled } from './settled.ts';
export { toldSource, type ToldSource } from './toldSource.ts';
