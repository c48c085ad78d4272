import sharp from 'sharp'
import { openFaceFinder } from './find-faces.ts'
import { openTextFinder } from './find-text.ts'

/*
 * Finds lines of text and faces in pictures: a program of its own, so that the networks take memory only while there is work, and what a
 * stranger's picture does ends with it (decision 114). Its arguments are files; for each it writes a line of JSON.
 */

sharp.concurrency(1)
sharp.cache(false)

const findText = await openTextFinder()
const findFaces = await openFaceFinder()
for (const file of process.argv.slice(2)) {
  const [text, faces] = [await findText(file), await findFaces(file)]
  process.stdout.write(`${JSON.stringify({ text, faces })}\n`)
}
