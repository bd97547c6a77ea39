import { bell } from '../generated/glyphs/bell.ts';
import { calendarClock } from '../generated/glyphs/calendarClock.ts';
import { chevronLeft } from '../generated/glyphs/chevronLeft.ts';
import { circle } from '../generated/glyphs/circle.ts';
import { clipboardList } from '../generated/glyphs/clipboardList.ts';
import { check } from '../generated/glyphs/check.ts';
import { creditCard } from '../generated/glyphs/creditCard.ts';
import { house } from '../generated/glyphs/house.ts';
import { landmark } from '../generated/glyphs/landmark.ts';
import { lifeBuoy } from '../generated/glyphs/lifeBuoy.ts';
import type { Glyph } from '../kit/icon/index.ts';
import { logIn } from '../generated/glyphs/logIn.ts';
import { logOut } from '../generated/glyphs/logOut.ts';
import { phone } from '../generated/glyphs/phone.ts';
import { play } from '../generated/glyphs/play.ts';
import { receiptText } from '../generated/glyphs/receiptText.ts';
import { router } from '../generated/glyphs/router.ts';
import { settings } from '../generated/glyphs/settings.ts';
import { shieldCheck } from '../generated/glyphs/shieldCheck.ts';
import { shoppingCart } from '../generated/glyphs/shoppingCart.ts';
import { smartphone } from '../generated/glyphs/smartphone.ts';
import { store } from '../generated/glyphs/store.ts';
import { triangleExclamationPoint } from '../generated/glyphs/triangleExclamationPoint.ts';
import { truck } from '../generated/glyphs/truck.ts';
import { tv } from '../generated/glyphs/tv.ts';
import { voicemail } from '../generated/glyphs/voicemail.ts';
import { wifi } from '../generated/glyphs/wifi.ts';
import { x } from '../generated/glyphs/x.ts';

/** Icons that manifests can name. Each is a few hundred bytes; a new one is one line. */
export const icons: Readonly<Record<string, Glyph>> = {
  bell,
  check,
  'calendar-clock': calendarClock,
  'chevron-left': chevronLeft,
  'clipboard-list': clipboardList,
  'credit-card': creditCard,
  house,
  landmark,
  'life-buoy': lifeBuoy,
  'log-in': logIn,
  'log-out': logOut,
  phone,
  play,
  'receipt-text': receiptText,
  router,
  settings,
  'shield-check': shieldCheck,
  'shopping-cart': shoppingCart,
  smartphone,
  store,
  'triangle-exclamation-point': triangleExclamationPoint,
  truck,
  tv,
  voicemail,
  wifi,
  x,
};

/** The icon of a name; a circle for one that does not exist. */
export function iconOf(name: string): Glyph {
  return icons[name] ?? circle;
}
