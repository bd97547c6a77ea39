export { loadNotifications, markNotificationsRead } from './notifications.ts';
export { loadPreferences, setPreference } from './preferences.ts';
export { agreeToAppTerms } from './appTerms.ts';
