import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import type { Exam, Paper } from '#contract/meetings/exams.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { untilAnswered } from '#web/platform/until-answered.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { examMutations } from '../mutations.ts'
import { ExamIntro } from '../parts/exam-intro.tsx'
import { ExamOfMeeting } from '../parts/exam-of-meeting.tsx'
import { ExamPaper } from '../parts/exam-paper.tsx'
import { examPaths } from '#web/paths/exams.ts'
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
    const asked = { title: text.startTitle, text: text.startNote(exam.minutes), yes: text.start }
    if (isUnderWay || (await confirm(asked))) await begin()
  }

  // Resumes at once when the user returns while the clock is running. An attempt that has ended meanwhile is not begun again.
  const isUnderWay = exam.seconds_left > 0
  const isShown = paper !== undefined
  useEffect(() => {
    if (!isUnderWay || isShown) return undefined
    let isLeft = false
    const resume = async () => {
      try {
        const call = () => examMutations.resume({ meeting_id: meetingId, resume: true })
        const found = await untilAnswered(call, () => isLeft)
        if (!isLeft) setPaper(found)
      } catch {
        if (!isLeft) await invalidateTags(client, 'exams')
      }
    }
    void resume()
    return () => {
      isLeft = true
    }
  }, [client, isShown, isUnderWay, meetingId])

  /** After handing in, when time is up, or when the server has closed the attempt. */
  async function end() {
    await invalidateTags(client, 'exams', 'study', 'certificates')
    await navigate(examPaths.sheet(meetingId), { replace: true })
  }

  if (!paper) return <ExamIntro exam={exam} onStart={start} />
  return <ExamPaper key={paper.try_id} meetingId={meetingId} paper={paper} onEnd={() => void end()} />
}
