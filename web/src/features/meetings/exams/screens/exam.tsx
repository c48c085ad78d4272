import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Exam, Paper } from '#contract/meetings/exams.ts'
import { certificateTag } from '#web/features/meetings/certificates/queries.ts'
import { studyTag } from '#web/features/meetings/study/queries.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { examMutations } from '../mutations.ts'
import { ExamIntro } from '../parts/exam-intro.tsx'
import { ExamOfMeeting } from '../parts/exam-of-meeting.tsx'
import { ExamPaper } from '../parts/exam-paper.tsx'
import { examPaths } from '../paths.ts'
import { examTag } from '../queries.ts'
import { examText } from '../text.ts'

export function ExamScreen() {
  return <ExamOfMeeting>{(exam) => <ExamBody key={exam.meeting_id} exam={exam} />}</ExamOfMeeting>
}

function ExamBody({ exam }: { exam: Exam }) {
  const text = useText(examText)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [paper, setPaper] = useState<Paper>()
  const meetingId = exam.meeting_id

  const begin = async () => setPaper(await examMutations.start({ meeting_id: meetingId }))

  async function start() {
    const isUnderWay = exam.seconds_left > 0
    const asked = { title: text.startTitle, text: text.startNote(exam.minutes), yes: text.start }
    if (isUnderWay || (await confirm(asked))) await begin()
  }

  // Whoever comes back while the clock runs goes on at once.
  const resumedRef = useRef(false)
  useEffect(() => {
    if (exam.seconds_left === 0 || resumedRef.current) return
    resumedRef.current = true
    examMutations.start({ meeting_id: meetingId }).then(setPaper, () => undefined)
  }, [exam.seconds_left, meetingId])

  /** Handed in, out of time, or closed by the server. */
  async function end() {
    await invalidateTags(client, examTag, studyTag, certificateTag)
    await navigate(examPaths.sheet(meetingId), { replace: true })
  }

  if (!paper) return <ExamIntro exam={exam} onStart={start} />
  return <ExamPaper key={paper.try_id} paper={paper} onEnd={() => void end()} />
}
