import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import site from './manifests/portal/site.json' with { type: 'json' };
import { openProject, publicFolder } from './scripts/portal/project.ts';
import { licencesFile, otherLicences } from './scripts/vite/licences.ts';
import { loadedCode } from './scripts/vite/loadedCode.ts';
import { oneByteScripts } from './scripts/vite/oneByteScripts.ts';
import { portalRelease } from './scripts/vite/portalRelease.ts';
import { createScopedName } from './scripts/vite/scopedName.ts';
import { startFailure } from './scripts/vite/startFailure.ts';

const root = import.meta.dirname;
const project = openProject(root);

// What the first screens of customers are made of, whichever they open: facts, and what shows them.
const customersFirst =
  /\/(?:widgets\/(?:account\/(?:graph\/generated\/(?:account|home|messages|orders)|facts\/(?:account|session)\w*|records\/(?:appointments|equipment|messages|orders))|shell\/menu|content\/(?:columns|card|each|summary|table)|billing\/(?:status-card|records|facts\/(?:billing|autoPay)\w*)\b|[\w-]+\/facts\/addressDerivations)|engine\/runtime\/view\/layout\/DialogHost)/;
// What is pressed and answered: it comes with sequences, and to other pages when they are at rest.
const controls = /\/widgets\/(?:presentation\/dialogs|kit\/button)\//;
const sequencesFirst =
  /\/engine\/runtime\/view\/page\/SequenceView|\/widgets\/(?:presentation\/step-layout|form\/(?:choice|money)|kit\/(?:field|money-field)|billing\/facts\/payment)/;

// Plural forms: of sequences, and of some twenty other pages, which need none of what comes with those.
const pluralForms = /\/engine\/runtime\/copy\/i18nextReader|\/node_modules\/i18next\//;

export default defineConfig(({ mode }) => ({
  root,
  publicDir: publicFolder(project),
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: site.languages.map(({ id }) => id) }), enforce: 'pre' },
    portalRelease(project),
    startFailure(project),
    loadedCode(root),
    otherLicences(root, {
      'Geist, the font (OFL-1.1)': 'widgets/kit/tokens/fonts/OFL.txt',
      'Lucide, the icons (ISC)': 'widgets/public/lucide-licence.txt',
    }),
    oneByteScripts(),
  ],
  css: { modules: { generateScopedName: createScopedName() } },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // The design tokens use light-dark(); lowering it would double the styles.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Vite never asks again for the styles of a chunk that could not be had once: its widgets would stand there without.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Whoever develops reads the sources; customers get none of them.
    sourcemap: mode === 'sandbox',
    license: { fileName: licencesFile },
    rolldownOptions: {
      input: {
        index: 'index.html',
        loadWhenIdle: 'engine/runtime/prerender/loadWhenIdle.ts',
        early: 'engine/runtime/prerender/early.ts',
      },
      // What every page needs comes as one file: many small ones compress worse, and each costs a request.
      output: {
        codeSplitting: {
          groups: [
            { name: 'portal', tags: ['$initial'], test: /^(?!.*\/(?:loadWhenIdle|early)\.ts$)/, priority: 4 },
            { name: 'customer', test: customersFirst, priority: 3 },
            { name: 'controls', test: controls, priority: 2 },
            { name: 'plurals', test: pluralForms, priority: 2 },
            { name: 'sequence', test: sequencesFirst, priority: 1 },
          ],
        },
      },
    },
  },
}));
