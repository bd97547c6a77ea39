import type { WorkingCopy } from './workingCopy.ts';

/** The words of the banner, in English. */
export const stormWords = {
  title: 'Storm repairs in your area',
  text: 'Crews are on the way. You do not have to do anything.',
};

export type StormAudience = keyof typeof audiences;

/** Conditions of the audiences: customers of one footprint, and visitors who are not signed in. */
const audiences = {
  TWC: { fact: 'account.footprint', is: 'TWC' },
  visitors: { fact: 'session.signedIn', is: false },
};

/** Writes a banner for an audience, in both languages, as product ops would. */
export function writeStormBanner(desk: WorkingCopy, audience: StormAudience = 'TWC'): void {
  desk.write('manifests/portal/banners/storm.json', {
    $schema: '../../../schemas/portal/banner.schema.json',
    description: 'Tells customers in the storm area about repairs.',
    placement: 'page-alerts',
    priority: 500,
    tone: 'information',
    when: audiences[audience],
    title: 'shell:storm.title',
    text: 'shell:storm.text',
  });
  desk.say('en', 'shell', { storm: stormWords });
  desk.say('es', 'shell', {
    storm: {
      title: 'Reparaciones por la tormenta en su zona',
      text: 'Los equipos están en camino. No tiene que hacer nada.',
    },
  });
}
