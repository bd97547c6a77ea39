import type { Pack } from '../../engine/index.ts';
import { chatSource, coBrowsingSource } from './facts/supportTools.ts';
import { walledGardenSource } from './facts/walledGarden.ts';

/** The shell around every page. */
export const shellPack: Pack = {
  domain: 'shell',
  copy: ['shell', 'common'],
  sources: {
    vanity: async () => (await import('./facts/vanitySource.ts')).vanitySource,
    visit: async () => (await import('./facts/visitSource.ts')).visitSource,
    // The flow of every page asks it: a file of its own would be one request more on each.
    'co-browsing': () => Promise.resolve(coBrowsingSource),
    chat: () => Promise.resolve(chatSource),
    'walled-garden': () => Promise.resolve(walledGardenSource),
  },
  widgets: {
    frame: async () => (await import('./frame/index.ts')).Frame,
    brand: async () => (await import('./brand/index.ts')).Brand,
    'language-switch': async () => (await import('./language-switch/index.ts')).LanguageSwitch,
    'header-control': async () => (await import('./header-control/index.ts')).HeaderControl,
    menu: async () => (await import('./menu/index.ts')).Menu,
    banners: async () => (await import('./banners/index.ts')).Banners,
    footer: async () => (await import('./footer/index.ts')).Footer,
    'sign-in-problem': async () => (await import('./sign-in-problem/index.ts')).SignInProblem,
  },
};
