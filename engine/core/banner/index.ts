export {
  decideBanners,
  isDismissible,
  mostUrgentBanners,
  showsPlacement,
  type BannerOptions,
  type ShownBanner,
} from './decideBanners.ts';
