export { createAnalytics, type Analytics } from './analytics.ts';
