import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compresses the scripts and styles of a built app once, instead of at every request. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const name of glob('assets/*.{js,css}', { cwd: folder })) await compress(path.join(folder, name))
}

async function compress(file: string) {
  const source = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
  await Promise.all([
    promisify(brotliCompress)(source, quality).then((body) => writeFile(`${file}.br`, body)),
    promisify(gzip)(source, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ])
}
