import type {
  BillLineService,
  Database,
  EquipmentKind,
  InBothLanguages,
} from '../../platform/database/index.ts';
import type { Customer } from '../account/customer.ts';
import { lineOfEquipment } from '../account/lineOfEquipment.ts';
import { catalogue, type Product } from './catalogue.ts';

/** Name of a line of business among packages: home phone is PHONE here, and VOICE among services (SH-ENT-024). */
export type PackageType = 'INTERNET' | 'TV' | 'PHONE';

/** A product that the account pays for each month, in cents. */
export interface Package extends Omit<Product, 'description1' | 'description2' | 'listPrice'> {
  type: PackageType;
  packageName: string;
  description1: string | undefined;
  description2: string | undefined;
  /** Kinds of its equipment in the home. */
  equipment: EquipmentKind[];
  price: number;
  /** Price after the promotion. */
  regularPrice: number | undefined;
  /** The last day of the promotion. */
  promotionEndsOn: string | undefined;
}

const types: Partial<Record<BillLineService, PackageType>> = {
  INTERNET: 'INTERNET',
  TV: 'TV',
  HOME_PHONE: 'PHONE',
};

/** Loads the plan from the newest bill, so that both show the same price; empty before the first bill. */
export async function loadPlan(
  database: Database,
  { account }: Pick<Customer, 'account'>,
  language: keyof InBothLanguages,
): Promise<Package[]> {
  const lines = await readNewestBill(database, account.id);
  return lines.flatMap(({ service, kind, name, amountCents }) => {
    const type = types[service];
    const product = catalogue[name.en];
    if (kind !== 'MONTHLY' || type === undefined || product === undefined) return [];
    const promotion = lines.find((line) => line.kind === 'PROMOTION' && line.name.en === name.en);
    const { listPrice: _listPrice, ...sold } = product;
    return [
      {
        ...sold,
        type,
        packageName: name[language],
        description1: product.description1?.[language],
        description2: product.description2?.[language],
        equipment: product.premiumOrAddOn
          ? []
          : account.equipment
              .filter((each) => lineOfEquipment(each.kind) === (type === 'PHONE' ? 'VOICE' : type))
              .map((each) => each.kind),
        price: amountCents + (promotion?.amountCents ?? 0),
        regularPrice: promotion && amountCents,
        promotionEndsOn: promotion?.endsOn ?? undefined,
      },
    ];
  });
}

async function readNewestBill(database: Database, accountId: string) {
  const lines = await database
    .selectFrom('billLine')
    .innerJoin('ledgerTransaction', 'ledgerTransaction.id', 'billLine.transactionId')
    .innerJoin('billingAccount', 'billingAccount.id', 'ledgerTransaction.billingAccountId')
    .where('billingAccount.accountId', '=', accountId)
    .where('billingAccount.area', '=', 'CORE')
    .orderBy('ledgerTransaction.occurredOn', 'desc')
    .orderBy('billLine.position')
    .selectAll('billLine')
    .select('ledgerTransaction.occurredOn')
    .execute();
  return lines.filter(({ occurredOn }) => occurredOn === lines[0]?.occurredOn);
}
