import { newManifest, titleOf, type Scaffolder } from './scaffold.ts';

/** A toggle that is off until the flag service says otherwise. */
export const newToggle: Scaffolder = (wish) => ({
  files: {
    ...newManifest(wish, 'toggle', {
      description: `${titleOf(wish.name)}: say here what it switches.`,
      default: false,
      owner: 'Say who decides about it',
    }),
  },
  next: [
    `Ask it in a condition: { "toggle": "${wish.name}" }. Until then the check warns that nothing asks it.`,
    'npm start declares it in Unleash.',
  ],
});
