import sharp from 'sharp'
import { openFaceFinder } from './find-faces.ts'
import { openTextFinder } from './find-text.ts'
import { patientSigns } from './patient-signs.ts'
import { openTextReader } from './read-text.ts'

/*
 * Finds lines of text and faces in pictures, and says which lines tell of a patient: a program of its own, so that the networks take memory only while there is work, and what a
 * stranger's picture does ends with it (decisions 114 and 124). The first argument says whether faces are looked for, the others
 * are files; for each it writes a line of JSON. What was read is in none of them.
 */

sharp.concurrency(1)
sharp.cache(false)

const findText = await openTextFinder()
const readText = await openTextReader()
const [asked, ...files] = process.argv.slice(2)
const findFaces = asked === 'faces' ? await openFaceFinder() : () => []
for (const file of files) {
  const found = await findText(file)
  const boxes = found.lines.map(({ x, y, width, height }) => ({ x, y, width, height }))
  const said = await readText(found)
  const signs = patientSigns(boxes.map((box, at) => ({ box, words: said[at]! })))
  const text = boxes.map((box, at) => ({ ...box, ...(signs[at] && { sign: signs[at] }) }))
  process.stdout.write(`${JSON.stringify({ text, faces: await findFaces(file) })}\n`)
}
