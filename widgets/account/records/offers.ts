import type { OfferItem, OfferSource } from '../../generated/records.ts';
import { askGraph, askService } from '../../graph/index.ts';
import { BillerQuestion } from '../graph/generated/biller.ts';

/** The answer of the offer service (SH-ENT-033). Amounts are cents. */
interface Offers {
  availableOffers: AvailableOffer[];
  reasonCode?: string;
  reasonMessage?: string;
}

interface AvailableOffer {
  id: string;
  offerType: 'UPGRADE' | 'DOWNGRADE' | 'ADD';
  baseOffer: { id: string; promotionType: 'NONE' | 'EVERYBODY' | 'CUSTOMERS' };
  type: 'INTERNET' | 'TV' | 'PHONE';
  packageName: string;
  description1?: string;
  price: number;
  regularPrice?: number;
  promotionMonths?: number;
  download?: number;
  upload?: number;
  channels?: number;
  replaces?: string;
  orderNumber?: string;
}

/** The offers for the account. Accounts of one biller use the older service; an empty answer is reported. */
export const offers: OfferSource = async ({ input }, services) => {
  const { account } = await askGraph(services, BillerQuestion, {});
  const endpoint = account.billerType === 'ICOMS' ? 'offersV2' : 'offersV3';
  const language = String(input('language'));
  const answer = await askService<Offers>(services, endpoint, { language });
  if (answer.availableOffers.length === 0)
    services.report({ what: 'offers-ineligible', detail: whyNone(answer), level: 'info' });
  return answer.availableOffers.map(toItem);
};

function whyNone({ reasonCode, reasonMessage }: Offers): string {
  if (reasonCode === undefined && reasonMessage === undefined) return 'Offers empty';
  return `eligible:false; ${reasonCode ?? ''}, ${reasonMessage ?? ''}`;
}

function toItem({ id, offerType, baseOffer, type, ...offer }: AvailableOffer): OfferItem {
  return {
    id,
    kind: offerType,
    deal: baseOffer.promotionType,
    line: type === 'PHONE' ? 'VOICE' : type,
    name: offer.packageName,
    about: offer.description1,
    price: offer.price,
    regularPrice: offer.regularPrice,
    months: offer.promotionMonths,
    download: offer.download,
    upload: offer.upload,
    channels: offer.channels,
    replaces: offer.replaces,
    order: offer.orderNumber,
    isOrdered: offer.orderNumber !== undefined,
  };
}
