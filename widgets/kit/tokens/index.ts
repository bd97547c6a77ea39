export { adoptBrand, brandRule } from './brand.ts';
export type { BrandColors } from './brand.ts';
