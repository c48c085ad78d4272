import type { Motif } from '#demo/art/cover.ts'
import type { Meeting } from './meetings.ts'
import { subjects } from './subjects.ts'

/** A column (学科专题): a theme that gathers articles and meetings. */
export type Column = {
  theme: string
  intro: string
  /** Place in the list of subjects, null for a column across all of them. */
  subject: number | null
  cover: { motif: Motif; seed: number }
}

const themes: readonly (readonly [theme: string, intro: string])[] = [
  ['心衰与心律', '把心衰、房颤与高血压的长期管理讲清楚，每周更新一篇临床短文与一场讨论。'],
  ['显微镜下的神经外科', '手术录像、影像判读与术后管理，记录毫米之间的取舍。'],
  ['站起来', '创伤、关节、脊柱与运动医学，从手术台到康复室的完整故事。'],
  ['精准与全程', '肿瘤的分子分型、综合治疗与支持治疗，关注疗效，也关注生活。'],
  ['内镜之光', '早癌识别、内镜治疗与肝胆胰疾病，一张好图胜过千言。'],
  ['每一次呼吸', '慢性气道疾病、肺部感染与呼吸危重症的实用专题。'],
  ['代谢时刻', '血糖、甲状腺、骨与肾上腺，从化验单读出完整的人。'],
  ['她的一生', '高危妊娠、妇科微创与盆底健康，守护女性不同阶段。'],
  ['小小健康', '新生儿到青少年的常见问题，给医生看，也帮助医生讲给家长听。'],
  ['看得见', '白内障、青光眼、眼底病与近视防控的进展与经验。'],
  ['无影灯后', '围手术期安全、疼痛与重症监护，麻醉医生的思考笔记。'],
  ['功能回归', '从床旁到社区，康复评估与训练的每一步。'],
]

const general: readonly (readonly [theme: string, intro: string, motif: Motif])[] = [
  ['指南快读', '把新发布的指南与共识压缩成五分钟可以读完的要点。', 'waves'],
  ['病例精选', '来自各地医院的真实病例，保留当时的思考与争论。', 'helix'],
  ['青年医师成长营', '写病历、讲病例、做课题、与患者沟通，前辈把走过的路讲给你听。', 'petals'],
  ['杏林人文', '医学之外的阅读、记录与回望，关于医者，也关于病人。', 'petals'],
]

/** Twelve columns in the order of the subjects, then four general ones. */
export const columns: readonly Column[] = [
  ...themes.map(([theme, intro], i): Column => ({
    theme,
    intro,
    subject: i,
    cover: { motif: subjects[i]!.motif, seed: 600 + i },
  })),
  ...general.map(([theme, intro, motif], i): Column => ({
    theme,
    intro,
    subject: null,
    cover: { motif, seed: 700 + i },
  })),
]

/** The meetings a column shows, newest first, as places in the list of meetings. */
export function columnMeetings(column: Column, index: number, meetings: readonly Meeting[]): number[] {
  return meetings
    .map((meeting, place) => ({ meeting, place }))
    .filter(({ meeting, place }) =>
      column.subject === null
        ? place % 16 === index && !meeting.isBigMeeting
        : meeting.subject === column.subject,
    )
    .sort((a, b) => b.meeting.startMinutes - a.meeting.startMinutes)
    .slice(0, 12)
    .map(({ place }) => place)
}
