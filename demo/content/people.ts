import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import { hospitals } from './hospitals.ts'
import type { TeachingTitle, Title } from './hospitals.ts'
import { newName } from './names.ts'
import { subjectAt, subjects } from './subjects.ts'
import type { Subject } from '#demo/content/subjects/subject.ts'

export type Doctor = {
  name: string
  gender: 'male' | 'female'
  age: 'young' | 'middle' | 'senior'
  /** Places in the lists of `hospitals.ts` and `subjects.ts`. */
  hospital: number
  subject: number
  department: string
  title: Title
  teachingTitle: TeachingTitle | null
  /** Places in the subject's list of diseases. */
  diseases: number[]
  goodAt: string
  introduction: string
  portraitSeed: number
  followers: number
}

const titleByAge = {
  young: ['住院医师', '主治医师', '主治医师'],
  middle: ['副主任医师', '副主任医师', '主任医师'],
  senior: ['主任医师'],
} as const satisfies Record<Doctor['age'], readonly Title[]>

const years = {
  住院医师: [3, 5],
  主治医师: [6, 11],
  副主任医师: [12, 20],
  主任医师: [21, 38],
} as const satisfies Record<Title, readonly [number, number]>

const careers = [
  (count: number, subject: string) => `从事${subject}临床、教学与科研工作 ${count} 年。`,
  (count: number, subject: string) => `${subject}专业，临床一线工作 ${count} 年，长期坚持门诊与查房教学。`,
  (count: number, subject: string) => `深耕${subject}领域 ${count} 年，是所在科室的学术骨干。`,
  (count: number, subject: string) => `医学博士毕业后一直从事${subject}工作，至今 ${count} 年。`,
]

const works = [
  (topic: string) => `主要研究方向为${topic}，主持省级科研课题并发表论文多篇。`,
  (topic: string) => `关注${topic}，参与多项多中心临床研究。`,
  (topic: string) => `在${topic}方面积累了丰富经验，多次受邀在全国学术会议作专题报告。`,
  (topic: string) => `牵头所在医院${topic}相关的规范化门诊建设，坚持随访与数据记录。`,
]

const teaching = { 住院医师: null, 主治医师: '讲师', 副主任医师: '副教授', 主任医师: '教授' } as const

const teachingAt = (hospital: number, title: Title): TeachingTitle | null =>
  hospitals[hospital]!.name.includes('大学') ? teaching[title] : null

const firstWorks = [
  (topic: string) => `参与科室关于${topic}的临床研究，负责病例随访与数据整理。`,
  (topic: string) => `正在系统学习${topic}，多次在青年医师病例演讲中获奖。`,
  (topic: string) => `对${topic}有浓厚兴趣，坚持记录门诊随访并在科室读书会分享。`,
]

const firstManners = [
  '问诊细致，愿意花时间把治疗方案讲清楚。',
  '喜欢把复杂的指南整理成一页纸的流程图，与同道分享。',
  '坚持医学科普写作，希望让更多人看懂检查报告。',
]

const manners = [
  '讲课条理清楚，善于把指南要点落到床旁。',
  '重视基层带教，常年通过远程查房帮助县级医院处理疑难病例。',
  '热心医学科普，坚持用通俗的语言向患者解释病情。',
  '关注年轻医师成长，主持科室病例讨论与读书会。',
  '推崇多学科协作，主张以患者的功能与生活质量为目标。',
]

function introduce(random: Seeded, subject: Subject, age: Doctor['age'], title: Title): string {
  const [from, to] = years[title]
  const young = age === 'young'
  const sentences = [
    random.pick(young ? careers.slice(0, 2) : careers)(random.int(from, to), subject.name),
    random.pick(young ? firstWorks : works)(random.pick(subject.research)),
  ]
  if (random.chance(0.7)) sentences.push(random.pick(young ? firstManners : manners))
  return sentences.join('')
}

function ageOf(random: Seeded): Doctor['age'] {
  const roll = random.next()
  if (roll < 0.3) return 'young'
  return roll < 0.75 ? 'middle' : 'senior'
}

function buildDoctor(index: number, taken: Set<string>): Doctor {
  const random = seeded(7100 + index * 31)
  const subjectIndex = index % subjects.length
  const subject = subjectAt(subjectIndex)
  const gender = random.chance(subject.key === 'orthopaedics' || subject.key === 'neurosurgery' ? 0.2 : 0.5)
    ? 'female'
    : 'male'
  // The first doctor of every subject is its senior figure, who chairs its meetings.
  const age = index < subjects.length ? 'senior' : ageOf(random)
  const title = random.pick(titleByAge[age])
  const hospital = random.int(0, age === 'young' ? hospitals.length - 1 : hospitals.length - 5)
  const diseases = random
    .shuffle(subject.diseases.map((_, i) => i))
    .slice(0, random.int(2, 4))
    .sort((a, b) => a - b)
  const names = diseases.map((i) => subject.diseases[i]!.name)
  return {
    name: newName(random, gender, age === 'senior', taken),
    gender,
    age,
    hospital,
    subject: subjectIndex,
    department: random.pick(subject.departments),
    title,
    teachingTitle: teachingAt(hospital, title),
    diseases,
    goodAt: `擅长${names.join('、')}的诊断与治疗`,
    introduction: introduce(random, subject, age, title),
    portraitSeed: index,
    followers: Math.round(10 ** random.between(1.2, age === 'senior' ? 4.6 : 3.8)),
  }
}

/** The first two of every subject have a department each; most of the others work in one of these. */
const seniors = subjects.length * 2
const worksAlone = (index: number) => index < seniors || index % 7 === 6

/** The first `count` doctors of the demo world; a larger count only adds people. */
export function buildDoctors(count: number): Doctor[] {
  const taken = new Set<string>()
  const doctors = Array.from({ length: count }, (_, index) => buildDoctor(index, taken))
  return doctors.map((doctor, index) => {
    if (worksAlone(index)) return doctor
    const { hospital, department } = doctors[index % seniors]!
    return { ...doctor, hospital, department, teachingTitle: teachingAt(hospital, doctor.title) }
  })
}
