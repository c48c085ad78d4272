import path from 'node:path'
import { build, preview } from 'vite'
import { freePort } from '#server/testing/free-port.ts'

const web = path.resolve(import.meta.dirname, '../../web')
const outDir = path.resolve(web, '../.cache/gallery')
const shared = { configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' } as const

/** The gallery of the kit is no part of the product's build: it is built beside it and served on a port of its own. */
export async function serveGallery(): Promise<{ url: string; close(): Promise<void> }> {
  const input = path.join(web, 'ui-gallery.html')
  await build({
    ...shared,
    publicDir: false,
    build: { outDir, emptyOutDir: true, manifest: false, rolldownOptions: { input } },
  })
  const port = await freePort()
  const server = await preview({ ...shared, build: { outDir }, preview: { port, host: '127.0.0.1' } })
  return { url: `http://127.0.0.1:${port}/ui-gallery.html`, close: () => server.close() }
}
