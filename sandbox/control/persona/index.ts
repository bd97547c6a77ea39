export { listPersonas } from './listPersonas.ts';
export { createPersonas, type Personas } from './personas.ts';
