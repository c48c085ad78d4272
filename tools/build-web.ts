import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { build } from 'vite'
import { screens } from '../web/src/app/screens.ts'

/** Builds the web app, writes the addresses it knows for the server, and compresses what is sent often. */
export async function buildWeb(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../web')
  await asProduction(() => build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }))
  const titles = Object.fromEntries(screens.map((screen) => [screen.path, screen.title]))
  await writeFile(path.join(root, 'dist/screens.json'), JSON.stringify(titles))
  for await (const name of glob('assets/*.{js,css}', { cwd: path.join(root, 'dist') }))
    await compress(path.join(root, 'dist', name))
}

/** Vite builds for whatever NODE_ENV says, and sets it where it says nothing; who starts the build must not notice. */
async function asProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function compress(file: string) {
  const source = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await Promise.all([
    promisify(brotliCompress)(source, quality).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(source, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}

if (import.meta.main) await buildWeb()
