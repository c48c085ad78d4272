import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { titleName } from '#contract/wire/titles.ts'
import { places } from '#kernel/places.ts'
import { collegeTags } from '#demo/content/college-tags.ts'
import type { CollegeTag } from '#demo/content/college-tags.ts'
import { teachingTitles, titles } from '#demo/content/hospitals.ts'
import { subjects } from '#demo/content/subjects.ts'
import { readTexts } from '#demo/read-texts.ts'
import type { Texts } from './translator.ts'

const folder = 'english'

/** What is written in `demo/texts/english`, a file for each kind. */
const writtenTexts: ReadonlyMap<string, Texts> = new Map(
  readdirSync(path.join(places.demoTexts, folder))
    .toSorted()
    .map((file) => [
      path.parse(file).name,
      readTexts(`${folder}/${file}`, z.record(z.string(), z.string().min(1))),
    ]),
)

const named = (list: readonly { name: string; en: string }[], write = (en: string) => en): Texts =>
  Object.fromEntries(list.map(({ name, en }) => [name, write(en)]))

const tagsOf = (kind: CollegeTag['kind']) => named(collegeTags.filter((tag) => tag.kind === kind))

const jobTitles = titles.flatMap((title) => [
  title,
  ...teachingTitles.map((teaching) => `${title} ${teaching}`),
])

/** Diseases have shorter names where theirs do not fit a title. */
export const kinds: ReadonlyMap<string, Texts> = new Map([
  ['college', named(subjects)],
  ['subject', named(subjects, (en) => en.charAt(0) + en.slice(1).toLowerCase())],
  ['part', tagsOf('part')],
  ['procedure', tagsOf('operation')],
  ['title', named(jobTitles.map((name) => ({ name, en: titleName(name, 'en') })))],
  ...writtenTexts,
  [
    'disease',
    { ...named(subjects.flatMap(({ diseases }) => [...diseases])), ...writtenTexts.get('disease') },
  ],
])
