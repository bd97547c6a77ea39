export { heardComplaints } from './heardComplaints.ts';
export { PlainControl, plainPresentation } from './plainPresentation.tsx';
export { showPortal, type LibraryOptions, type ShownPortal } from './showPortal.tsx';
export { Branch, showLending, type ShownLending } from './showLending.tsx';
