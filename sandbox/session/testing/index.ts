export { insertCustomer } from './insert-customer.ts';
