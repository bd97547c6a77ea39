export {
  bannersByUrgency,
  decideBanners,
  dismissalKey,
  isDismissible,
  mostUrgentBanners,
  showsPlacement,
  thingOf,
  wantsToShow,
  type BannerOptions,
  type ShownBanner,
} from './decideBanners.ts';
