export { specialiseSchemas } from './specialiseSchemas.ts';
