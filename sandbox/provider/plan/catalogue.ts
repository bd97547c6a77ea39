import type { InBothLanguages } from '../../platform/database/index.ts';

/** A product in the catalogue. */
export interface Product {
  productId: string;
  description1?: InBothLanguages;
  description2?: InBothLanguages;
  /** Cents per month without a promotion. */
  listPrice: number;
  /** Whether it is an add-on to another product. */
  premiumOrAddOn: boolean;
  /** Typical speeds in Mbps. */
  download?: number;
  upload?: number;
  channels?: number;
}

const homeInternet = {
  en: 'Unlimited data, and no contract.',
  es: 'Datos ilimitados y sin contrato.',
};

/** Products by their name on bills. */
export const catalogue: Readonly<Record<string, Product>> = {
  'Internet 300': {
    productId: 'INT-300',
    listPrice: 4999,
    description1: {
      en: 'For one or two people who stream.',
      es: 'Para una o dos personas que ven streaming.',
    },
    premiumOrAddOn: false,
    download: 300,
    upload: 10,
  },
  'Internet 500': {
    productId: 'INT-500',
    listPrice: 6999,
    description1: {
      en: 'For a household that streams and works from home.',
      es: 'Para un hogar que ve streaming y trabaja desde casa.',
    },
    description2: homeInternet,
    premiumOrAddOn: false,
    download: 500,
    upload: 20,
  },
  'Internet 1 Gig': {
    productId: 'INT-1000',
    listPrice: 8999,
    description1: { en: 'For a full house, all at once.', es: 'Para una casa llena, todos a la vez.' },
    description2: homeInternet,
    premiumOrAddOn: false,
    download: 1000,
    upload: 40,
  },
  WiFi: {
    productId: 'WIFI-ADV',
    listPrice: 700,
    description1: {
      en: 'WiFi in every room, with our router.',
      es: 'WiFi en cada cuarto, con nuestro router.',
    },
    description2: { en: 'The router is rented with it.', es: 'Incluye el alquiler del router.' },
    premiumOrAddOn: true,
  },
  'TV Choice': {
    productId: 'TV-CHOICE',
    listPrice: 2499,
    description1: {
      en: 'Local channels, and the ones that you chose.',
      es: 'Canales locales y los que usted eligió.',
    },
    description2: { en: 'You can choose others once a month.', es: 'Puede elegir otros una vez al mes.' },
    premiumOrAddOn: false,
    channels: 85,
  },
  'Home Phone Unlimited': {
    productId: 'VOICE-UNL',
    listPrice: 1499,
    description1: {
      en: 'Unlimited calls in the United States, Canada and Mexico.',
      es: 'Llamadas ilimitadas en Estados Unidos, Canadá y México.',
    },
    description2: {
      en: 'With voicemail and caller ID.',
      es: 'Con buzón de voz e identificador de llamadas.',
    },
    premiumOrAddOn: false,
  },
};
