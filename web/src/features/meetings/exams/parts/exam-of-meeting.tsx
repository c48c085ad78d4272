import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Exam } from '#contract/meetings/exams.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { examQueries } from '../queries.ts'

/** A screen about the exam of the meeting in the address. */
export function ExamOfMeeting({ children }: { children: (exam: Exam) => ReactNode }) {
  const exam = useQuery(examQueries.exam(useQueryId('meeting_id')))
  return (
    <DetailScreen detail={exam} nameOf={(detail) => detail.title}>
      {children}
    </DetailScreen>
  )
}
