import type { Motif } from '#demo/art/cover.ts'
import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import { subjectArticles } from '#demo/content/articles/article-topic.ts'
import type { ArticleTopic } from '#demo/content/articles/article-topic.ts'
import { readBySubject } from '#demo/read-texts.ts'
import { columns } from './columns.ts'
import type { Doctor } from './people.ts'
import { diseaseIndex, subjectAt } from './subjects.ts'

export type Article = {
  title: string
  intro: string
  /** HTML: paragraphs, h2, ul, blockquote; nothing else. */
  body: string
  subject: number
  /** Place in the subject's list of diseases. */
  disease: number
  /** Place in the list of columns. */
  column: number
  /** Place in the list of doctors, null for the editors. */
  author: number | null
  /** Minutes from now, always past (`own_time`). */
  publishedMinutes: number
  viewCount: number
  cover: { motif: Motif; seed: number }
}

const bySubject = readBySubject('articles', subjectArticles)

const p = (text: string) => `<p>${text}</p>`
const list = ([heading, ...items]: readonly [string, ...string[]]) =>
  `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const quote = (text: string) => `<blockquote><p>${text}</p></blockquote>`

/** The same parts in one of three orders, so that ninety articles do not all look alike. */
function setBody(
  topic: ArticleTopic,
  [practiceHeading, practice]: readonly [string, string],
  closing: string,
  layout: number,
): string {
  const [actHeading, ...paragraphs] = topic.act
  const act = `<h2>${actHeading}</h2>${paragraphs.map(p).join('')}`
  const opening = [topic.lead, topic.background]
    .filter((text) => text !== undefined)
    .map(p)
    .join('')
  const daily = `<h2>${practiceHeading}</h2>${p(practice)}`
  const parts = [
    [opening, list(topic.look), act, quote(topic.quote), list(topic.avoid), daily, p(closing)],
    [quote(topic.quote), opening, list(topic.look), act, daily, list(topic.avoid), p(closing)],
    [
      p(topic.intro),
      opening,
      act,
      list(topic.look),
      daily,
      list(topic.avoid),
      quote(topic.quote),
      p(closing),
    ],
  ]
  return parts[layout % parts.length]!.join('')
}

function chooseColumn(random: Seeded, subject: number): number {
  if (random.chance(0.75)) return subject
  const general = columns.flatMap((column, index) => (column.subject === null ? [index] : []))
  return random.pick(general)
}

/** Ninety articles, newest first within each subject. */
export function buildArticles(doctors: readonly Doctor[]): Article[] {
  let index = 0
  return bySubject.flatMap(({ topics, practice, closings }, subjectIndex) => {
    const subject = subjectAt(subjectIndex)
    const own = doctors.flatMap((doctor, i) => (doctor.subject === subjectIndex ? [i] : []))
    return topics.map((topic, place) => {
      const random = seeded(31_000 + index * 53)
      const article: Article = {
        title: topic.title,
        intro: topic.intro,
        body: setBody(topic, random.pick(practice), random.pick(closings), index),
        subject: subjectIndex,
        disease: diseaseIndex(subject, topic.disease),
        column: chooseColumn(random, subjectIndex),
        author: own.length > 0 && random.chance(0.8) ? random.pick(own) : null,
        publishedMinutes: -Math.round((place * 46 + random.between(0.05, 40)) * 1440),
        viewCount: Math.round(10 ** random.between(1.8, 4.9)),
        cover: { motif: random.pick([subject.motif, ...subject.accents]), seed: 400 + index },
      }
      index += 1
      return article
    })
  })
}
