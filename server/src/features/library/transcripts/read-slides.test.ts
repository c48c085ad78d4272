import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PdfPaper from 'pdfkit'
import { expect, it } from 'vitest'
import { findCommand } from '#kernel/find-command.ts'
import { readSlides, slideCommands } from './read-slides.ts'

const canRead = (await findCommand('pdftotext', '-v')) && (await findCommand('pdftoppm', '-v'))

it.runIf(canRead)('reads the text of a page, and recognises the words of one that is a picture', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-slides-'))
  try {
    const paper = new PdfPaper({ autoFirstPage: false })
    paper.addPage().text('First page')
    paper.addPage().rect(0, 0, 100, 100).fill('#0a6c74')
    paper.end()
    const file = path.join(folder, 'slides.pdf')
    await writeFile(file, Buffer.concat(await Array.fromAsync(paper as AsyncIterable<Buffer>)))
    expect(await readSlides(file, folder, { ...slideCommands, words: '/nowhere/tesseract' })).toEqual([
      'First page',
      '',
    ])
    // Stands in for what recognises words: says that it was given a picture.
    const words = path.join(folder, 'tesseract')
    await writeFile(words, '#!/bin/sh\n[ -s "$1" ] && printf "words  on\\na picture"\nexit 0\n')
    await chmod(words, 0o755)
    expect(await readSlides(file, folder, { ...slideCommands, words })).toEqual([
      'First page',
      'words on a picture',
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
