import { hospitals } from '#demo/content/hospitals.ts'
import type { Doctor } from '#demo/content/people.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'
import type { Seeded } from '#demo/seeded.ts'
import type { MeetingKind } from './meeting-title.ts'

const openings: Record<MeetingKind, readonly ((subject: Subject, disease: string) => string)[]> = {
  congress: [
    (subject) =>
      `大会以“规范、协作、创新”为主题，设主会场与多个分会场，集中展示${subject.name}领域的最新进展与临床经验。`,
    (subject) =>
      `一年一度的${subject.name}学术盛会如期而至。大会邀请全国各地专家，围绕临床难点、新技术与学科建设展开交流。`,
  ],
  forum: [
    (_, disease) => `${disease}的诊疗在近年来有不少新的证据，如何落实到日常临床，是一线医师共同关心的问题。`,
    (_, disease) => `为推动${disease}的规范化诊疗，本次论坛梳理指南要点，结合各地经验讨论可行的路径。`,
  ],
  cases: [
    (_, disease) =>
      `从真实病例出发，讨论${disease}诊断与治疗中的关键决策。每个病例都保留当时的思考过程，欢迎提出不同意见。`,
    (_, disease) => `本期选取${disease}的典型与疑难病例，由青年医师汇报、资深专家点评，共同复盘得与失。`,
  ],
  lecture: [
    (_, disease) => `用一小时讲清一个问题。本次讲座聚焦${disease}的临床要点，内容来自讲者多年的实践与思考。`,
    (subject, disease) => `${subject.name}系列讲座持续更新，本讲围绕${disease}展开，兼顾基础与进展。`,
  ],
  training: [
    (_, disease) => `面向基层与住院医师，系统讲解${disease}的识别、初始处理与转诊时机，力求听完就能用。`,
    (_, disease) => `以${disease}为主线，通过讲授、示范与答疑，帮助学员建立清晰的诊疗流程。`,
  ],
  operation: [
    (subject) =>
      `手术视频全程无剪辑呈现，由术者现场讲解${subject.name}手术的关键步骤、解剖标志与并发症预防。`,
  ],
  salon: [(subject) => `青年医师的交流园地。分享${subject.name}临床中的困惑与心得，氛围轻松，观点直接。`],
}

const closings = [
  '会议设有问答环节，欢迎带着问题参加。',
  '会后提供回放，便于值班同道补看。',
  '参会者可在评论区提交病例，专家将择选点评。',
  '内容仅供医疗专业人士学习交流。',
  '会议全程免费，欢迎转发给需要的同道。',
]

export function meetingIntro(given: {
  random: Seeded
  subject: Subject
  diseases: readonly number[]
  speakers: readonly Doctor[]
  kind: MeetingKind
}): string {
  const { random, subject, diseases, speakers, kind } = given
  const first = subject.diseases[diseases[0]!]!
  const topics = random.shuffle(diseases.flatMap((i) => subject.diseases[i]!.talks)).slice(0, 2)
  const places = [...new Set(speakers.map((doctor) => hospitals[doctor.hospital]!.name))].slice(0, 3)
  const middle =
    places.length > 1
      ? `来自${places.join('、')}的专家将就“${topics.join('”“')}”等议题作专题报告并展开讨论。`
      : `${places[0] ?? '特邀'}${speakers[0]?.name ?? '专家'}将就“${topics.join('”“')}”作专题报告。`
  return random.pick(openings[kind])(subject, first.name) + middle + random.pick(closings)
}

/** Invented societies; no real one is named. */
export function meetingOrganiser(random: Seeded, subject: Subject): string {
  return random.pick([
    `杏林${subject.name}学术委员会`,
    `${subject.name}专科联盟`,
    `${random.pick(hospitals).name}${subject.departments[0]}`,
    `杏林继续医学教育中心`,
  ])
}
