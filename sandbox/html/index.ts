export { escapeHtml, html, jsonForHtml, SafeHtml } from './html.ts';
