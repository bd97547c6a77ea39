export { insertCustomer } from './insertCustomer.ts';
