import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A rule about imports: the forbidden ones, and the reason, in one sentence. */
export type Rule = IForbiddenRuleType & { name: string; comment: string };

/** Files for tests only: they may import test tools. */
export const TESTS = String.raw`\.(test|spec)\.tsx?$|/testing/`;
