export { addMember } from './addMember.ts';
