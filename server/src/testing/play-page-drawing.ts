import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** A script in place of poppler's `pdftoppm`: a white picture for each page of a PDF that is not compressed. */
export async function playPageDrawing(): Promise<string> {
  const folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER ?? tmpdir(), 'page-drawing-'))
  const page = path.join(folder, 'page.jpg')
  await sharp({ create: { width: 160, height: 90, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toFile(page)
  const script = `#!${process.execPath}
const { copyFileSync, readFileSync } = require('node:fs')
if (process.argv[2] !== '-v') {
  const count = readFileSync(process.argv.at(-2), 'latin1').split('/Type /Page\\n').length - 1
  for (let page = 1; page <= count; page++) copyFileSync(${JSON.stringify(page)}, process.argv.at(-1) + '-' + page + '.jpg')
}
`
  const command = path.join(folder, 'pdftoppm')
  await writeFile(command, script, { mode: 0o755 })
  return command
}
