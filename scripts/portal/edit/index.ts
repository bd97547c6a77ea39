export { addMember } from './addMember.ts';
export { replaceNames, type NameEdit } from './replaceNames.ts';
