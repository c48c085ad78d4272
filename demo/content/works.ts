import type { Motif } from '#demo/art/cover.ts'
import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import type { Doctor } from './people.ts'
import { subjectAt, subjects } from './subjects.ts'
import type { Disease, Subject } from '#demo/content/subjects/subject.ts'
import { lessonStream, talkVideo } from '#demo/content/videos/choose-video.ts'
import type { DemoVideo } from '#demo/content/videos/demo-video.ts'
import type { StreamedVideo } from '#demo/content/videos/streamed-videos.ts'

export type Episode = {
  /** Empty in a work without chapters. */
  chapter: string
  title: string
  seconds: number
  /** A stream where the lesson is sold. */
  video: DemoVideo | StreamedVideo
  /** May be watched before paying. */
  isTrial: boolean
}

/** A doctor's work (production): one lecture, or a series of them. */
export type Course = {
  title: string
  intro: string
  /** Place in the list of doctors. */
  doctor: number
  subject: number
  /** Place in the subject's list of diseases. */
  disease: number
  isSeries: boolean
  isFree: boolean
  /** What is paid, 0 when free. */
  priceFen: number
  /** The crossed-out earlier price, when there is one. */
  formerPriceFen: number | null
  /** Minutes from now at which the offer ends; null without an end. */
  offerEndsMinutes: number | null
  /** How much of the video may be watched before paying. */
  trialSeconds: number
  /** One for a single lecture, several for a series. */
  episodes: Episode[]
  viewCount: number
  /** Minutes from now, always past. */
  publishedMinutes: number
  cover: { motif: Motif; seed: number }
}

export const courseCount = 80

const prices = [990, 1990, 2990, 3900, 4900, 6800, 9900]
const seriesPrices = [4900, 6800, 9900, 12_900, 16_800, 19_900, 29_900]

function singleTitle(random: Seeded, disease: Disease): string {
  const talk = random.pick(disease.talks).replace('：', '，')
  return random.pick([
    `${disease.name}：${talk}`,
    `${disease.name}临床思维课：${talk}`,
    `一课学会：${disease.name}的${random.pick(['门诊评估', '床旁判断', '随访管理', '病情沟通'])}`,
    `${disease.name}病例精讲：${talk}`,
  ])
}

type Series = { title: string; lectures: string[] }

const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** A series on one disease: an introduction, its topics, perhaps with cases, perhaps with an answering hour. */
function diseaseSeries(random: Seeded, { name, talks }: Disease): Series {
  const withCases = random.chance(0.6)
  const lectures = [
    `课程导读：${name}的全貌`,
    ...talks.flatMap((talk) => (withCases ? [talk, `病例演练：${talk.replace('：', '，')}`] : [talk])),
    ...(random.chance(0.6) ? ['答疑与总结'] : []),
  ]
  const title = random.pick([
    `${name}系统课`,
    `${name}：从指南到床旁`,
    `${name}全程管理${numerals[lectures.length]}讲`,
  ])
  return { title, lectures }
}

/** A series over a whole subject: one lecture a disease. */
function subjectSeries(random: Seeded, subject: Subject, first: number): Series {
  const others = random.shuffle(subject.diseases.filter((_, i) => i !== first)).slice(0, random.int(4, 9))
  const lectures = [subject.diseases[first]!, ...others].map(
    ({ name, talks }) => `${name}：${random.pick(talks).replace('：', '，')}`,
  )
  const title = `${subject.name}${random.pick(['住院医师入门课', '门诊实战课', '主治医师提高班', '疑难病例精讲班', '基层医师必修课'])}`
  return { title, lectures }
}

/** Titles are kept apart by what they say, not by a number behind them. */
function fresh<T extends { title: string }>(draw: () => T, taken: Set<string>): T {
  for (;;) {
    const drawn = draw()
    if (taken.has(drawn.title) || drawn.title.length > 36) continue
    taken.add(drawn.title)
    return drawn
  }
}

/** Longer series are divided in two. */
function chapterOf(at: number, count: number): string {
  if (count < 6) return ''
  return at < Math.ceil(count / 2) ? '第一章 基础与评估' : '第二章 治疗与管理'
}

type Taught = { isFree: boolean; disease: string }

/** What is sold is a stream, of which the server can play the beginning. */
function filmOf({ isFree, disease }: Taught, sort: number) {
  const video = isFree ? talkVideo(disease, true, sort) : lessonStream(disease, sort)
  return { video, seconds: video.seconds }
}

function buildEpisodes({ title, lectures }: Series, taught: Taught, sort: number): Episode[] {
  if (lectures.length === 0) return [{ title, ...filmOf(taught, sort), isTrial: false, chapter: '' }]
  return lectures.map((name, i) => ({
    title: `第 ${i + 1} 讲 ${name}`,
    // A lesson of a series may be on another disease, which its name says.
    ...filmOf({ ...taught, disease: `${taught.disease} ${name}` }, sort + i),
    isTrial: i === 0,
    chapter: chapterOf(i, lectures.length),
  }))
}

const manners = [
  '内容来自临床一线，配合病例与图示，适合住院医师与基层同道。',
  '讲解由浅入深，既梳理基本概念，也讨论有争议的问题。',
  '课程附有要点小结，听完即可用于门诊与病房。',
  '结合常见误区逐一说明，力求简单、清楚、可操作。',
]

function buildSaleWork(index: number, doctors: readonly Doctor[], taken: Set<string>): Course {
  const random = seeded(88_000 + index * 61)
  const offers = seeded(91_000 + index * 61)
  const subjectIndex = (index * 7) % subjects.length
  const subject = subjectAt(subjectIndex)
  const own = doctors.flatMap((doctor, i) =>
    doctor.subject === subjectIndex && doctor.title !== '住院医师' ? [i] : [],
  )
  if (own.length === 0) throw new Error(`no lecturer for ${subject.name}`)
  const doctor = random.pick(own)
  const disease = random.int(0, subject.diseases.length - 1)
  const { name, talks } = subject.diseases[disease]!
  const isSeries = random.chance(0.35)
  const isFree = random.chance(0.5)
  const priceFen = isFree ? 0 : random.pick(isSeries ? seriesPrices : prices)
  const draw = (): Series => {
    if (!isSeries) return { title: singleTitle(random, subject.diseases[disease]!), lectures: [] }
    return random.chance(0.65)
      ? diseaseSeries(random, subject.diseases[disease]!)
      : subjectSeries(random, subject, disease)
  }
  const drawn = fresh(draw, taken)
  const what = isSeries ? `系列课程共 ${drawn.lectures.length} 讲，` : '本课'
  return {
    title: drawn.title,
    intro: `${what}从${name}讲起，重点讨论“${random.pick(talks)}”等问题。${random.pick(manners)}`,
    doctor,
    subject: subjectIndex,
    disease,
    isSeries,
    isFree,
    priceFen,
    formerPriceFen:
      !isFree && random.chance(0.45) ? Math.round((priceFen * random.pick([1.5, 2, 2.5])) / 100) * 100 : null,
    offerEndsMinutes: offers.chance(0.6) ? offers.int(1, 12) * 1440 : null,
    trialSeconds: !isFree && !isSeries && offers.chance(0.7) ? 10 : 0,
    episodes: buildEpisodes(drawn, { isFree, disease: name }, index),
    viewCount: Math.round(10 ** random.between(1.5, 4.7)),
    publishedMinutes: -Math.round(random.between(0.1, 420) * 1440),
    cover: { motif: random.pick([subject.motif, ...subject.accents]), seed: 200 + index },
  }
}

export function buildWorks(doctors: readonly Doctor[]): Course[] {
  const taken = new Set<string>()
  return Array.from({ length: courseCount }, (_, index) => buildSaleWork(index, doctors, taken))
}
