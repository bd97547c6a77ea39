export { loadNotifications, markNotificationsRead } from './notifications.ts';
export { loadPreferences, setPreference } from './preferences.ts';
