import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { identityFinder } from '#kernel/files/find-identity.ts'
import type { PatientSign } from '#contract/wire/patient-signs.ts'
import type { Box } from '#kernel/files/find-identity.ts'
import { coverageOf, drawPlantedTexts } from '#server/testing/planted/drawn-text.ts'
import { drawOrdinarySlides, drawPatientSlides } from '#server/testing/planted/patient-lines.ts'
import { plantFaces } from '#server/testing/planted/faces.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-planted-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** All in one run, as most of a run is its start. */
async function findAll() {
  const texts = await drawPlantedTexts(8)
  const faces = await plantFaces()
  const pictures = [...texts, ...faces]
  const files = pictures.map((_, at) => path.join(folder, `${at}.jpg`))
  for (const [at, file] of files.entries()) await writeFile(file, pictures[at]!.file)
  const found = await identityFinder.find(files)
  return { texts, faces, found: { texts: found.slice(0, texts.length), faces: found.slice(texts.length) } }
}

/** Says what was missed, and asserts the share of the rest. */
function expectRecall(kind: string, planted: number, missed: string[], least: number) {
  const share = (planted - missed.length) / planted
  console.log(`${kind}: ${planted - missed.length} of ${planted}; missed: ${missed.join('; ') || 'none'}`)
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(least)
}

const coveredShare = (face: Box, boxes: Box[]) =>
  Math.max(
    0,
    ...boxes.map(
      (box) =>
        (Math.max(0, Math.min(box.x + box.width, face.x + face.width) - Math.max(box.x, face.x)) *
          Math.max(0, Math.min(box.y + box.height, face.y + face.height) - Math.max(box.y, face.y))) /
        (face.width * face.height),
    ),
  )

it('finds 95 % of what is written on pictures, and 90 % of the faces', { timeout: 300_000 }, async () => {
  const { texts, faces, found } = await findAll()
  const missedTexts: string[] = []
  for (const [at, picture] of texts.entries())
    for (const text of picture.texts) {
      // Fewer than one in fifty dots of ink left over cannot be read.
      const share = await coverageOf(text, found.texts[at]!.text)
      if (share < 0.98) missedTexts.push(`${text.kind} (${Math.round(share * 100)} %)`)
    }
  expectRecall('drawn text', texts.flatMap((picture) => picture.texts).length, missedTexts, 0.95)
  const missedFaces = faces.flatMap((picture, at) =>
    picture.faces
      .filter(({ box }) => coveredShare(box, found.faces[at]!.faces) < 0.9)
      .map(({ kind }) => kind),
  )
  expectRecall('faces', faces.flatMap((picture) => picture.faces).length, missedFaces, 0.9)
})

it('reads what tells of a patient, and leaves other lines alone', { timeout: 600_000 }, async () => {
  const [patients, others] = [await drawPatientSlides(), await drawOrdinarySlides()]
  const slides = [...patients, ...others]
  const files = slides.map((_, at) => path.join(folder, `slide-${at}.jpg`))
  for (const [at, file] of files.entries()) await writeFile(file, slides[at]!.file)
  const found = await identityFinder.find(files, { withFaces: false })
  const lines = slides.flatMap((slide, at) =>
    slide.lines.map((line) => ({
      ...line,
      // Which of two kinds a line is matters less than that it is found.
      isFound: found[at]!.text.some((one) => one.sign && coveredShare(line.box, [one]) > 0.5),
    })),
  )
  const missed = (sign: PatientSign) =>
    lines.filter((line) => line.sign === sign && !line.isFound).map((line) => `${line.words} (${line.about})`)
  for (const sign of new Set(lines.map((line) => line.sign)))
    if (sign) expectRecall(sign, lines.filter((line) => line.sign === sign).length, missed(sign), 0.9)
  const ordinary = lines.filter(({ sign }) => !sign)
  const alarms = ordinary.filter(({ isFound }) => isFound).map(({ words }) => words)
  console.log(
    `ordinary lines: ${alarms.length} of ${ordinary.length} taken for a patient: ${alarms.join('; ')}`,
  )
  expect(alarms.length / ordinary.length, alarms.join('\n')).toBeLessThanOrEqual(0.05)
})

it('rejects a file that it could not look at', async () => {
  await writeFile(path.join(folder, 'none.jpg'), 'no picture')
  await expect(identityFinder.find([path.join(folder, 'none.jpg')])).rejects.toThrow()
})
