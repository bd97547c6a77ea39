export { acceptanceOf, type Part, partRequirements, urgentBanners, whenOfBanners } from './whom.ts';
export { allOf, casesOf, whenOf, type Case, type When } from './casesOf.ts';
export { eachWay, oncePerSite, type Way, waysOf } from './waysOf.ts';
