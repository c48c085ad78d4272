import type { InferInsertModel } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { examOptions, examQuestions, exams } from '#server/features/meetings/exams/exams.tables.ts'

type Given = Partial<InferInsertModel<typeof exams>> & { questions?: number }

/** An exam whose first option is right everywhere; every third question wants the first two. */
export async function buildExam(db: Db, meetingId: number, given: Given = {}) {
  const { questions = 5, ...columns } = given
  const rows = await db
    .insert(exams)
    .values({ meeting_id: meetingId, title: '课后测试', ...columns })
    .returning()
  const exam = rows[0]!
  for (let sort = 0; sort < questions; sort++) {
    const kind = sort % 3 === 2 ? 2 : 1
    const [question] = await db
      .insert(examQuestions)
      .values({ exam_id: exam.id, kind, title: `第${sort + 1}题`, explanation: `解析${sort + 1}`, sort })
      .returning()
    await db.insert(examOptions).values(
      ['甲', '乙', '丙', '丁'].map((label, at) => ({
        question_id: question!.id,
        label,
        is_right: at < kind,
        sort: at,
      })),
    )
  }
  return exam
}

/** What somebody who knows everything ticks. */
export const rightLabels = (kind: number) => (kind === 2 ? ['甲', '乙'] : ['甲'])
