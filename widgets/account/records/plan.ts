import type { PackageItem, PackageSource } from '../../generated/records.ts';
import { askService } from '../../graph/index.ts';

/** A product of the account, as the entitlement service says it (SH-ENT-024). Amounts are cents. */
interface EntitledPackage {
  /** Home phone is PHONE among packages, and VOICE everywhere else. */
  type: 'INTERNET' | 'TV' | 'PHONE';
  productId: string;
  packageName?: string;
  description1?: string;
  description2?: string;
  premiumOrAddOn: boolean;
  download?: number;
  upload?: number;
  channels?: number;
  price: number;
  regularPrice?: number;
  promotionEndsOn?: string;
}

const contents = ['packageName', 'description1', 'description2'] as const;

/** The products for which the account pays each month. Missing content is reported, product by product. */
export const plan: PackageSource = async ({ input }, services) => {
  const language = String(input('language'));
  const { lineOfBusiness } = await askService<{ lineOfBusiness: EntitledPackage[] }>(
    services,
    'entitlement',
    { language },
  );
  for (const product of lineOfBusiness)
    for (const content of contents)
      if (product[content] === undefined)
        services.report({ what: `package-lacks-${content}`, detail: product.productId });
  return lineOfBusiness.map(toItem);
};

function toItem({ type, productId, packageName, premiumOrAddOn, ...product }: EntitledPackage): PackageItem {
  return {
    id: productId,
    line: type === 'PHONE' ? 'VOICE' : type,
    kind: premiumOrAddOn ? 'ADD_ON' : 'BASE',
    name: packageName ?? productId,
    description1: product.description1,
    description2: product.description2,
    download: product.download,
    upload: product.upload,
    channels: product.channels,
    price: product.price,
    regularPrice: product.regularPrice,
    promotionEndsOn: product.promotionEndsOn,
  };
}
