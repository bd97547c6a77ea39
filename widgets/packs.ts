import type { Pack } from '../engine/index.ts';
import { accountPack } from './account/pack.ts';
import { appPack } from './app/pack.ts';
import { billingPack } from './billing/pack.ts';
import { contentPack } from './content/pack.ts';
import { formPack } from './form/pack.ts';
import { shellPack } from './shell/pack.ts';
import { voicePack } from './voice/pack.ts';

/** All packs, with everything that the product's manifests can name. A new domain is one line. */
export const packs: readonly Pack[] = [
  shellPack,
  contentPack,
  formPack,
  accountPack,
  appPack,
  billingPack,
  voicePack,
];
