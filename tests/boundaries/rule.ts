import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A rule about imports: what it forbids, and why, in one sentence. */
export type Rule = IForbiddenRuleType & { name: string; comment: string };

/** Files that only tests use: they may know their tools. */
export const TESTS = String.raw`\.(test|spec)\.tsx?$|/testing/`;
