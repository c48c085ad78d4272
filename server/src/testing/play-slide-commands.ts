import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SlideCommands } from '#server/features/library/transcripts/read-slides.ts'

/** Says what is written on the pages of a PDF whose streams are not compressed. */
const text = `#!${process.execPath}
const { readFileSync } = require('node:fs')
if (process.argv[2] !== '-v')
  for (const [, page] of readFileSync(process.argv.at(-2), 'latin1').matchAll(/stream\\n(.*?)endstream/gs)) {
    const words = Array.from(page.matchAll(/<([0-9a-f]+)>/g), ([, hex]) => Buffer.from(hex, 'hex').toString())
    process.stdout.write(words.join('') + '\\f')
  }
`
/** Draws nothing, and leaves a file where the picture would be. */
const picture = `#!/bin/sh
for name; do :; done
echo drawn > "$name.png"
`
/** Says that it was given a picture. */
const words = `#!/bin/sh
[ "$1" = --version ] || { [ -s "$1" ] && printf "words  on\\\\na picture"; }
`

/** Scripts in place of poppler and Tesseract, for machines that have neither. */
export async function playSlideCommands(): Promise<SlideCommands> {
  const folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER ?? tmpdir(), 'slide-commands-'))
  const scripts = { text, picture, words }
  for (const [name, script] of Object.entries(scripts))
    await writeFile(path.join(folder, name), script, { mode: 0o755 })
  return {
    text: path.join(folder, 'text'),
    picture: path.join(folder, 'picture'),
    words: path.join(folder, 'words'),
  }
}
