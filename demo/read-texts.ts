import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { places } from '#kernel/places.ts'

/** The files of texts by subject, in the order of `subjects`. */
const subjectFiles = [
  'cardiology',
  'neurosurgery',
  'orthopaedics',
  'oncology',
  'gastroenterology',
  'respiratory',
  'endocrinology',
  'obstetrics',
  'paediatrics',
  'ophthalmology',
  'anaesthesia',
  'rehabilitation',
]

/** A file of `demo/texts`. One that lacks something, or has too much, fails with its name. */
export function readTexts<Texts>(file: string, shape: z.ZodType<Texts>): Texts {
  const read = shape.safeParse(JSON.parse(readFileSync(path.join(places.demoTexts, file), 'utf8')))
  if (!read.success) throw new Error(`demo/texts/${file}: ${read.error.message}`)
  return read.data
}

/** The texts of each subject, in the order of `subjects`. */
export const readBySubject = <Texts>(folder: string, shape: z.ZodType<Texts>): Texts[] =>
  subjectFiles.map((name) => readTexts(`${folder}/${name}.json`, shape))
