export { decideBanners, type BannerOptions, type ShownBanner } from './decideBanners.ts';
