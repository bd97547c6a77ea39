export {
  bannersByUrgency,
  decideBanners,
  isDismissible,
  mostUrgentBanners,
  showsPlacement,
  wantsToShow,
  type BannerOptions,
  type ShownBanner,
} from './decideBanners.ts';
