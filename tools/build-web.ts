import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { describeScreens } from './screen-parts.ts'

/** Builds the web app and the console, and compresses what is sent often. */
async function buildWeb(): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../console')
  await build({ configFile: path.join(folder, 'vite.config.ts'), logLevel: 'warn' })
  await compressAll(folder)
  await buildPages()
}

/** Writes for the server which addresses the web app knows and what each needs. */
async function buildPages(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../web')
  const configFile = path.join(root, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', ...forServer })
  await writeFile(path.join(root, 'dist/screens.json'), JSON.stringify(await describeScreens(root)))
  await compressAll(root)
}

async function compressAll(root: string): Promise<void> {
  for await (const name of glob('assets/*.{js,css}', { cwd: path.join(root, 'dist') }))
    await compress(path.join(root, 'dist', name))
}

/** The same app for the server, which renders pages with it; complete, so that it needs no packages. */
const forServer: InlineConfig = {
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: { ssr: 'src/page-start/render-page.tsx', outDir: 'dist-server', manifest: false },
}

async function compress(file: string) {
  const source = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await Promise.all([
    promisify(brotliCompress)(source, quality).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(source, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}

// Vite builds for whatever this says.
process.env.NODE_ENV = 'production'
await buildWeb()
