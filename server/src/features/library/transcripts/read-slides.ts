import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { findCommand } from '#kernel/find-command.ts'
import { runBounded } from '#kernel/run-bounded.ts'

/** What reads slides: the text of a PDF, a picture of a page without text, and the words on that picture. */
export type SlideCommands = { text: string; picture: string; words: string }

export const slideCommands: SlideCommands = { text: 'pdftotext', picture: 'pdftoppm', words: 'tesseract' }

const longestMs = 5 * 60_000
/** Recognising a page takes seconds. */
const mostPictures = 100
const mostLetters = 500

/** The words on each page of a PDF. Where a machine can recognise words on pictures, pages without text are looked at. */
export async function readSlides(file: string, folder: string, commands = slideCommands): Promise<string[]> {
  const pages = (await outputOf(commands.text, ['-enc', 'UTF-8', file, '-'], folder)).split('\f').slice(0, -1)
  const unread = [...pages.keys()].filter((at) => pages[at]!.trim() === '').slice(0, mostPictures)
  if (unread.length > 0 && (await findCommand(commands.words, '--version')))
    for (const at of unread) pages[at] = await wordsOn({ file, number: at + 1, folder, commands })
  return pages.map((words) => words.replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters))
}

type Page = { file: string; number: number; folder: string; commands: SlideCommands }

async function wordsOn({ file, number, folder, commands }: Page): Promise<string> {
  const name = randomBytes(8).toString('hex')
  const page = ['-f', String(number), '-l', String(number), '-singlefile']
  await outputOf(commands.picture, ['-r', '150', '-gray', '-png', ...page, file, name], folder)
  return outputOf(commands.words, [path.join(folder, `${name}.png`), 'stdout', '-l', 'chi_sim+eng'], folder)
}

async function outputOf(command: string, args: string[], folder: string): Promise<string> {
  const lines: string[] = []
  const signal = AbortSignal.timeout(longestMs)
  await runBounded({ command, args, folder, longestMs, signal, onLine: (line) => lines.push(line) })
  return lines.join('\n')
}
