import type { Widget } from '../engine/index.ts';
import { Actions } from './content/actions/index.ts';
import { PageHeading } from './content/heading/index.ts';
import { Points } from './content/points/index.ts';
import { Banners } from './shell/banners/index.ts';
import { Brand } from './shell/brand/index.ts';
import { Footer } from './shell/footer/index.ts';
import { Frame } from './shell/frame/index.ts';
import { HeaderControl } from './shell/header-control/index.ts';
import { LanguageSwitch } from './shell/language-switch/index.ts';

/** Widgets of the first load: what every page has, and what the landing page is made of. None needs React Aria. */
export const eagerWidgets: Readonly<Record<string, Widget>> = {
  'shell/frame': Frame,
  'shell/brand': Brand,
  'shell/language-switch': LanguageSwitch,
  'shell/header-control': HeaderControl,
  'shell/banners': Banners,
  'shell/footer': Footer,
  'content/heading': PageHeading,
  'content/actions': Actions,
  'content/points': Points,
};
