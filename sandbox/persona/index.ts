export { listPersonas } from './list-personas.ts';
export { createPersonas, type Personas } from './personas.ts';
