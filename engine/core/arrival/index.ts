export { arrive, returnAddress, type Address, type Arrival, type Shown } from './arrive.ts';
export { decideRoute, type RouteOutcome } from './decideRoute.ts';
