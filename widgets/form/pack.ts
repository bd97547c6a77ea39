import type { Pack } from '../../engine/index.ts';

/** Fields of steps. They know the sequence they are in, and nothing of what it is about. */
export const formPack: Pack = {
  domain: 'form',
  copy: ['form', 'common'],
  widgets: {
    choice: async () => (await import('./choice/index.ts')).Choice,
    text: async () => (await import('./text/index.ts')).TextInput,
    money: async () => (await import('./money/index.ts')).Money,
    date: async () => (await import('./date/index.ts')).DateInput,
    checkbox: async () => (await import('./checkbox/index.ts')).CheckboxField,
  },
};
