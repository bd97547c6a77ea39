export { adoptBrand } from './brand.ts';
export type { BrandColors } from './brand.ts';
