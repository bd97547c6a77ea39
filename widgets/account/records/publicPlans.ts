import type { PublicPlanItem, PublicPlanSource } from '../../generated/records.ts';
import { askSmallGraph } from '../../graph/index.ts';

interface Answer {
  plans: {
    id: string;
    type: 'INTERNET' | 'TV' | 'PHONE';
    name: string;
    description: string | null;
    price: number;
    regularPrice: number | null;
    promotionMonths: number | null;
  }[];
}

const question = `query Plans($language: String!) {
  plans(language: $language) { id type name description price regularPrice promotionMonths }
}`;

/** The plans that everybody can have, of whom nothing has to be known (SH-CALL-011). */
export const publicPlans: PublicPlanSource = async ({ input }, services) => {
  const language = String(input('language'));
  const { plans } = await askSmallGraph<Answer>(services, 'graphAuxiliary', question, { language });
  return plans.map(({ type, description, regularPrice, promotionMonths, ...plan }): PublicPlanItem => ({
    ...plan,
    line: type === 'PHONE' ? 'VOICE' : type,
    about: description ?? undefined,
    regularPrice: regularPrice ?? undefined,
    months: promotionMonths ?? undefined,
  }));
};
