import type { Clock } from '../../platform/clock.ts';
import type { Database, InBothLanguages } from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { isDelinquent, loadBillingAccounts } from '../billing/index.ts';
import { catalogue } from './catalogue.ts';
import { loadPlan, type Package, type PackageType } from './loadPlan.ts';
import { lineOfProduct, orderedLines } from './orderedLines.ts';

/** An offer of a product in place of another one, or in addition. Amounts are cents. */
interface Offer {
  id: string;
  /** Whether it is faster or slower than the account's product of the line, or for a line that it lacks. */
  offerType: 'UPGRADE' | 'DOWNGRADE' | 'ADD';
  baseOffer: { id: string; promotionType: 'NONE' | 'EVERYBODY' | 'CUSTOMERS' };
  type: PackageType;
  packageName: string;
  description1: string | undefined;
  price: number;
  /** Price after the promotion, and the duration of the promotion in months. */
  regularPrice?: number;
  promotionMonths?: number;
  download?: number;
  upload?: number;
  channels?: number;
  /** Name of the product that it is in place of. */
  replaces?: string;
  /** Number of an order for its line that is not finished: until then nothing else is ordered for the line. */
  orderNumber?: string;
}

/** The answer of the service, in the names of the specification (SH-ENT-033). */
export interface Offers {
  scenarioId: string;
  offerRecommendationScenario: string;
  availableOffers: Offer[];
  /** Why there are no offers. */
  reasonCode?: string;
  reasonMessage?: string;
}

const promotions: Readonly<
  Record<
    string,
    Required<Pick<Offer, 'price' | 'promotionMonths'>> & Pick<Offer['baseOffer'], 'promotionType'>
  >
> = {
  'INT-1000': { price: 6999, promotionMonths: 12, promotionType: 'EVERYBODY' },
  'VOICE-UNL': { price: 999, promotionMonths: 12, promotionType: 'EVERYBODY' },
  'TV-CHOICE': { price: 1499, promotionMonths: 12, promotionType: 'CUSTOMERS' },
};

/** Loads the offers of an account. A past-due account gets none, with the reason. */
export async function loadOffers(
  { database, clock }: { database: Database; clock: Clock },
  customer: Customer,
  language: keyof InBothLanguages,
): Promise<Offers> {
  const scenario = { scenarioId: 'MANAGE', offerRecommendationScenario: 'EXISTING_CUSTOMER' };
  if ((await loadBillingAccounts(database, clock, customer)).some(isDelinquent)) {
    const reason = { reasonCode: 'PAST_DUE', reasonMessage: 'The account is past due.' };
    return { ...scenario, availableOffers: [], ...reason };
  }
  const plan = await loadPlan(database, customer, language);
  if (plan.length === 0) return { ...scenario, availableOffers: [] };
  const ordered = await orderedLines(database, customer.account.id);
  const availableOffers = offersBeside(plan, language).map((offer) => {
    const orderNumber = ordered.get(offer.type);
    return orderNumber === undefined ? offer : { ...offer, orderNumber };
  });
  return { ...scenario, availableOffers };
}

function offersBeside(plan: readonly Package[], language: keyof InBothLanguages): Offer[] {
  return Object.entries(catalogue).flatMap(([packageName, product]) => {
    const { productId, listPrice, description1, download, upload, channels } = product;
    const type = lineOfProduct[productId];
    if (type === undefined || plan.some((had) => had.productId === productId)) return [];
    const base = plan.find((had) => had.type === type && !had.premiumOrAddOn);
    const offerType = base && ((download ?? 0) > (base.download ?? 0) ? 'UPGRADE' : 'DOWNGRADE');
    const promotion = offerType === 'DOWNGRADE' ? undefined : promotions[productId];
    return [
      {
        id: `OFFER-${productId}`,
        offerType: offerType ?? 'ADD',
        baseOffer: { id: productId, promotionType: promotion?.promotionType ?? 'NONE' },
        type,
        packageName,
        description1: description1?.[language],
        price: promotion?.price ?? listPrice,
        ...(base && { replaces: base.packageName }),
        ...(promotion && { regularPrice: listPrice, promotionMonths: promotion.promotionMonths }),
        ...(download !== undefined && { download }),
        ...(upload !== undefined && { upload }),
        ...(channels !== undefined && { channels }),
      },
    ];
  });
}

/** The plans for visitors who are signed out (SH-ROUTE-039). */
export function listPublicPlans(language: keyof InBothLanguages) {
  return offersBeside([], language).map(
    ({ id, type, packageName, description1, price, regularPrice, promotionMonths, baseOffer }) => ({
      id,
      type,
      name: packageName,
      description: description1,
      // A promotion for customers only is not shown to visitors.
      ...(baseOffer.promotionType === 'CUSTOMERS'
        ? { price: regularPrice }
        : { price, regularPrice, promotionMonths }),
    }),
  );
}
