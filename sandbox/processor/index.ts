export { NoProcessorAnswer, type ChargeOrder, type ChargeOutcome, type Processor } from './processor.ts';
export { createSimulatedProcessor } from './simulatedProcessor.ts';
