import type { Motif } from '#demo/art/cover.ts'
import { seeded } from '#demo/seeded.ts'
import { lectureVideo } from './lecture-video.ts'
import { operationLecture, operationStream, operationVideo } from '#demo/content/videos/choose-video.ts'
import type { Doctor } from './people.ts'
import { diseaseIndex, subjects } from './subjects.ts'

export type OperationStep = { title: string; atSecond: number }

/** A surgical video with its chapters. */
export type Operation = {
  title: string
  intro: string
  subject: number
  /** Place in the subject's list of diseases. */
  disease: number
  /** Name of the body part, one of the subject's parts. */
  part: string
  /** Places in the list of doctors: the operator first, then those who comment. */
  doctors: number[]
  steps: OperationStep[]
  seconds: number
  isFree: boolean
  priceFen: number
  viewCount: number
  /** Minutes from now, always past. */
  publishedMinutes: number
  cover: { motif: Motif; seed: number }
}

const notes = [
  '术者同步讲解关键解剖标志与操作要点，并对可能的并发症作出说明。',
  '视频按步骤分段，可直接跳转到所需章节反复观看。',
  '附专家点评，讨论不同术者在同一步骤上的处理差异。',
  '适合已有一定基础的专科医师对照学习，亦可用于科室教学。',
]

/** One video for every procedure of every subject. */
export function buildOperations(doctors: readonly Doctor[]): Operation[] {
  const procedures = subjects.flatMap((subject, subjectIndex) =>
    subject.procedures.map((procedure) => ({ subject, subjectIndex, procedure })),
  )
  return procedures.map(({ subject, subjectIndex, procedure }, index) => {
    const random = seeded(64_000 + index * 41)
    const surgeons = doctors.flatMap((doctor, i) =>
      doctor.subject === subjectIndex && doctor.age !== 'young' ? [i] : [],
    )
    const { seconds } = operationLecture(procedure.name)
      ? lectureVideo
      : (operationVideo(procedure.name) ?? operationStream(procedure.name, index))
    const gap = seconds / procedure.steps.length
    const isFree = random.chance(0.75)
    return {
      title: procedure.name,
      intro: `${procedure.name}用于${procedure.disease}的诊疗，共分 ${procedure.steps.length} 个步骤。${random.pick(notes)}`,
      subject: subjectIndex,
      disease: diseaseIndex(subject, procedure.disease),
      part: procedure.part,
      doctors: random.shuffle(surgeons).slice(0, random.int(1, 3)),
      steps: procedure.steps.map((title, step) => ({ title, atSecond: Math.round(step * gap) })),
      seconds,
      isFree,
      priceFen: isFree ? 0 : random.pick([1990, 2990, 4900]),
      viewCount: Math.round(10 ** random.between(2, 5)),
      publishedMinutes: -Math.round(random.between(0.5, 400) * 1440),
      cover: {
        motif: random.pick(['lights', subject.motif, ...subject.accents] as const),
        seed: 300 + index,
      },
    }
  })
}
