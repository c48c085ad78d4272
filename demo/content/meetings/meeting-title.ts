import { hospitals } from '#demo/content/hospitals.ts'
import { diseaseIndex } from '#demo/content/subjects.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'
import type { Seeded } from '#demo/seeded.ts'
import type { MeetingSlot } from './meeting-slots.ts'

export type MeetingKind = 'congress' | 'forum' | 'cases' | 'lecture' | 'training' | 'operation' | 'salon'

export type MeetingTitle = {
  kind: MeetingKind
  title: string
  /** The one disease it is about, as a place in the subject's list; none when it is about the whole subject. */
  disease: number | null
}

type Draft = Pick<MeetingTitle, 'kind' | 'title'> & { disease?: number | null }

/** Words for the parts of the country, as used in regional society meetings. */
const regions = ['华东', '华南', '华北', '华中', '西南', '西北', '东北', '长三角', '粤港澳大湾区', '京津冀']

const ordinals = ['二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

function congress(random: Seeded, subject: Subject, year: number): Draft {
  const title = random.pick([
    `${year} ${subject.name}学术年会`,
    `第${random.pick(ordinals)}届${random.pick(regions)}${subject.name}大会`,
    `${year} 杏林${subject.name}高峰论坛`,
    `${year} ${random.pick(regions)}${subject.name}多学科协作大会`,
  ])
  return { kind: 'congress', title, disease: null }
}

function ordinary(
  random: Seeded,
  subject: Subject,
  disease: number,
  { year, startMinutes }: MeetingSlot,
): Draft {
  const { name, talks } = subject.diseases[disease]!
  const talk = random.pick(talks).replace('：', '，')
  // Series are numbered by time, so that a later part never has a smaller number.
  const week = 90 + Math.floor(startMinutes / 10_080)
  const month = 24 + Math.floor(startMinutes / 43_200)
  const procedure = random.pick(subject.procedures)
  const city = random.pick(hospitals).city
  const drafts: Draft[] = [
    { kind: 'forum', title: `${year} ${name}规范化诊疗高峰论坛` },
    { kind: 'forum', title: `${name}多学科协作诊疗研讨会` },
    { kind: 'forum', title: `${year} ${name}指南解读与临床实践` },
    { kind: 'cases', title: `${name}病例讨论会 第 ${month} 期` },
    { kind: 'cases', title: `疑难病例网络查房：${name}专场 第 ${month} 期` },
    { kind: 'cases', title: `${subject.name}病例擂台：${name}` },
    { kind: 'lecture', title: `名家讲堂 ${name}：${talk}` },
    { kind: 'lecture', title: `${subject.name}每周一课 第 ${week} 讲 ${name}：${talk}` },
    { kind: 'training', title: `基层医师能力提升培训：${name}` },
    { kind: 'training', title: `${name}规范诊疗训练营 第 ${month} 期` },
    {
      kind: 'operation',
      title: `${procedure.name}直播演示与点评 第 ${month} 场`,
      disease: diseaseIndex(subject, procedure.disease),
    },
    { kind: 'salon', title: `${city}${subject.name}青年医师沙龙 第 ${month} 期`, disease: null },
  ]
  return random.pick(drafts)
}

/** A title nobody has yet; what is too long for a card is drawn again. */
export function meetingTitle(given: {
  random: Seeded
  subject: Subject
  disease: number
  slot: MeetingSlot
  taken: Set<string>
}): MeetingTitle {
  const { random, subject, disease, slot, taken } = given
  for (;;) {
    const draft = slot.isBig ? congress(random, subject, slot.year) : ordinary(random, subject, disease, slot)
    if (taken.has(draft.title) || draft.title.length > 38) continue
    taken.add(draft.title)
    return { disease, ...draft }
  }
}
