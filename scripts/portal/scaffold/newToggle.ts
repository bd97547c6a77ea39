import { manifestFile, manifestText, titleOf, type Scaffolder } from './scaffold.ts';

/** A toggle that is off until the flag service says otherwise. */
export const newToggle: Scaffolder = ({ name }) => ({
  files: {
    [manifestFile('toggles', name)]: manifestText('toggle', {
      description: `${titleOf(name)}: say here what it switches.`,
      default: false,
      owner: 'Say who decides about it',
    }),
  },
  next: [
    `Ask it in a condition: { "toggle": "${name}" }. Until then the check warns that nothing asks it.`,
    'npm start declares it in Unleash.',
  ],
});
