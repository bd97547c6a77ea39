import CalendarClock from 'lucide-react/icons/calendar-clock';
import Circle from 'lucide-react/icons/circle';
import CreditCard from 'lucide-react/icons/credit-card';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { LucideIcon } from 'lucide-react';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Store from 'lucide-react/icons/store';

/** Icons that manifests can name. Each is a few hundred bytes; a new one is one line. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'calendar-clock': CalendarClock,
  'credit-card': CreditCard,
  house: House,
  landmark: Landmark,
  'life-buoy': LifeBuoy,
  'log-in': LogIn,
  'log-out': LogOut,
  'receipt-text': ReceiptText,
  'shield-check': ShieldCheck,
  store: Store,
};

/** The icon of a name; a circle for one that does not exist. */
export function iconOf(name: string): LucideIcon {
  return icons[name] ?? Circle;
}
