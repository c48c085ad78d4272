import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'
import { hospitals } from './hospitals.ts'
import type { Doctor } from './people.ts'
import { subjectAt } from './subjects.ts'

export type Department = {
  name: string
  /** Places in the lists of `hospitals.ts` and `subjects.ts`. */
  hospital: number
  subject: number
  introduction: string
  /** Places in the list of doctors. */
  doctors: number[]
}

const standings = {
  三级甲等: ['省级临床重点专科建设单位', '国家住院医师规范化培训专业基地', '区域诊疗中心建设单位'],
  三级乙等: ['市级临床重点专科', '市级诊疗质量控制中心挂靠单位'],
  二级甲等: ['县域医疗共同体牵头科室', '基层医师培训基地'],
} as const

const services = [
  '开设专病门诊，实行预约诊疗与出院后三个月内的电话随访。',
  '与影像、病理、康复等科室固定开展多学科讨论，每周一次，疑难病例可远程申请。',
  '面向协作医院开放远程查房与教学录像，帮助基层同行把规范落到床旁。',
  '设有临床研究小组，近年参与多项多中心研究，鼓励年轻医师用随访数据回答临床问题。',
]

function introduce(random: Seeded, { name, hospital, subject }: Omit<Department, 'introduction'>): string {
  const { level, city, name: hospitalName } = hospitals[hospital]!
  const { diseases, research } = subjectAt(subject)
  const beds = random.int(level === '二级甲等' ? 3 : 6, level === '二级甲等' ? 5 : 16) * 10
  const focus = random
    .shuffle([...diseases])
    .slice(0, 4)
    .map((disease) => disease.name)
  return [
    `${hospitalName}${name}位于${city}，是${random.pick(standings[level])}，现有开放床位 ${beds} 张，年门诊量约 ${random.int(2, 9)} 万人次。`,
    `科室以${focus.join('、')}的诊治为重点，主要研究方向为${random.pick(research)}。`,
    random
      .shuffle([...services])
      .slice(0, 2)
      .join(''),
  ].join('\n')
}

/** The departments in which these doctors work, in the order of their first doctors. */
export function buildDepartments(doctors: readonly Doctor[]): Department[] {
  const places = Map.groupBy(doctors.keys(), (at) => `${doctors[at]!.hospital} ${doctors[at]!.department}`)
  return [...places.values()].map((members, at) => {
    const { hospital, subject, department } = doctors[members[0]!]!
    const place = { name: department, hospital, subject, doctors: members }
    return { ...place, introduction: introduce(seeded(5300 + at * 17), place) }
  })
}
