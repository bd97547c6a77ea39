export { acceptanceOf, type Part, partRequirements, urgentBanners, whenOfBanners } from './whom.ts';
export { allOf, casesOf, whenOf, type Case, type When } from './casesOf.ts';
export { eachBranch, oncePerSite, type Branch, branchesOf } from './branchesOf.ts';
