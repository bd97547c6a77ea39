export { useAnnouncement } from './announcer.ts';
