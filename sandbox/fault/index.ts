export { applyTransportFault, isTransportEffect } from './apply-transport-fault.ts';
export { isConnectionDrop } from './connection-drop.ts';
export { createFaultBoard, type FaultBoard, type StruckFault } from './fault-board.ts';
export type { FaultOrder, PaymentEffect, TransportEffect } from './fault.ts';
export { FaultOrderProblem, readFaultOrder } from './read-fault-order.ts';
