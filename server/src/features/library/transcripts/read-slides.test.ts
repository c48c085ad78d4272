import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PdfPaper from 'pdfkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasTool } from '#server/testing/has-tool.ts'
import { playSlideCommands } from '#server/testing/play-slide-commands.ts'
import { readSlides, slideCommands } from './read-slides.ts'
import type { SlideCommands } from './read-slides.ts'

const played = await playSlideCommands()
const withPoppler: SlideCommands = { ...slideCommands, words: played.words }

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-slides-'))
  file = path.join(folder, 'slides.pdf')
  const paper = new PdfPaper({ autoFirstPage: false, compress: false })
  paper.addPage().text('First page')
  paper.addPage().rect(0, 0, 100, 100).fill('#0a6c74')
  paper.end()
  await writeFile(file, Buffer.concat(await Array.fromAsync(paper as AsyncIterable<Buffer>)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function expectWords(commands: SlideCommands) {
  expect(await readSlides(file, folder, { ...commands, words: '/nowhere/tesseract' })).toEqual([
    'First page',
    '',
  ])
  expect(await readSlides(file, folder, commands)).toEqual(['First page', 'words on a picture'])
}

it('reads the text of a page, and recognises the words of one that is a picture', () => expectWords(played))

it.runIf(hasTool('pdftotext') && hasTool('pdftoppm'))('reads pages by the tools of poppler', () =>
  expectWords(withPoppler),
)
