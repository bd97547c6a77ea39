import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { startCardOrigin } from './cardOrigin.ts';
import type { CardOrigin } from './cardOrigin.ts';

const galleryConfig = new URL('../../widgets/kit/gallery/vite.config.ts', import.meta.url).pathname;
const frameConfig = new URL('../../sandbox/card/frame/vite.config.ts', import.meta.url).pathname;

export interface GallerySite {
  /** Where the gallery is, such as `http://localhost:41233/`. */
  address: string;
  cards: CardOrigin;
  close: () => Promise<void>;
}

/**
 * Builds the gallery and the card frame and serves each on a site of its own, under the product's security policy. They
 * are built into a folder of their own, because a build of the portal empties `dist`.
 */
export async function startGallerySite(): Promise<GallerySite> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const gallery = { outDir: join(folder, 'gallery'), emptyOutDir: true };
  const frame = { outDir: join(folder, 'card-frame'), emptyOutDir: true };
  await build({ configFile: galleryConfig, logLevel: 'warn', build: gallery });
  await build({ configFile: frameConfig, logLevel: 'warn', build: frame });
  const server = await preview({
    configFile: galleryConfig,
    build: gallery,
    preview: { port: 0, host: 'localhost' },
    logLevel: 'silent',
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The gallery has no address.');
  const cards = await startCardOrigin({ portalOrigin: address, folder: frame.outDir });
  return {
    address,
    cards,
    close: async () => {
      await cards.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
