export { decideBanners, isDismissible, type BannerOptions, type ShownBanner } from './decideBanners.ts';
