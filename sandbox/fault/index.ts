export { applyTransportFault, isTransportEffect } from './applyTransportFault.ts';
export { isConnectionDrop } from './connectionDrop.ts';
export { createFaultBoard, type FaultBoard, type StruckFault } from './faultBoard.ts';
export type { FaultOrder, PaymentEffect, TransportEffect } from './fault.ts';
export { FaultOrderProblem, readFaultOrder } from './readFaultOrder.ts';
