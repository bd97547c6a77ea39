export { acceptanceOf } from './acceptance.ts';
export { allOf, casesOf, whenOf, type Case, type When } from './casesOf.ts';
export { partRequirements, type Part } from './partWays.ts';
export { urgentBanners, whenOfBanners } from './whenOfBanners.ts';
export { oncePerSite } from './oncePerSite.ts';
export { eachWay, waysOf, type Way } from './waysOf.ts';
