import type { ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Imported directly: the `index.ts` of the test helpers would load the test runner, too.
const { readExamples } = await import('../../widgets/testing/widgetExample.ts');
const { stageRelease } = await import('../../widgets/testing/stageRelease.ts');

/** Serves the list of all examples, and the data for one of them. */
const staging: Plugin = {
  name: 'staging',
  configureServer({ middlewares }) {
    middlewares.use('/examples.json', (_, response) => {
      const names = readExamples().map(({ widget, examples }) => [widget, examples.map(({ name }) => name)]);
      answer(response, Object.fromEntries(names));
    });
    middlewares.use('/staged.json', (request, response) => {
      const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
      const { examples } = readExamples().find(({ widget }) => widget === asked.get('widget')) ?? {};
      const example = examples?.find(({ name }) => name === asked.get('example'));
      if (!example) return void response.writeHead(404).end();
      return answer(response, { example, staged: stageRelease(asked.get('widget') ?? '', example, {}) });
    });
  },
};

function answer(response: ServerResponse, content: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(content));
}

export default defineConfig({ root: import.meta.dirname, plugins: [react(), staging] });
