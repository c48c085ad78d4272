import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Exam } from '#contract/meetings/exams.ts'
import { certificatePaths } from '#web/paths/certificates.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { studyQueries } from '#web/features/meetings/study/queries.ts'
import { FailureState } from '#web/shell/failure-state.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { ExamOfMeeting } from '../parts/exam-of-meeting.tsx'
import { SheetQuestions } from '../parts/sheet-questions.tsx'
import { SheetScore } from '../parts/sheet-score.tsx'
import { examPaths } from '#web/paths/exams.ts'
import { examQueries } from '../queries.ts'
import { examText } from '../text.ts'
import './study-request.css'

export function StudyRequest() {
  return <ExamOfMeeting>{(exam) => <AnswerSheetBody key={exam.meeting_id} exam={exam} />}</ExamOfMeeting>
}

function AnswerSheetBody({ exam }: { exam: Exam }) {
  const text = useText(examText)
  const best = exam.tries.toSorted((a, b) => b.score - a.score || b.number - a.number)[0]
  const [tryId, setTryId] = useState(best?.try_id ?? 0)
  if (!best)
    return (
      <>
        <Headline title={exam.title} over={exam.meeting_title} />
        <ListState
          status="empty"
          emptyText={text.noSheet}
          emptyAction={<ButtonLink href={examPaths.exam(exam.meeting_id)}>{text.start}</ButtonLink>}
        />
      </>
    )
  return (
    <>
      <Headline title={exam.title} over={exam.meeting_title} />
      {exam.tries.length > 1 && (
        <div className="study-request-tries">
          <Segmented
            label={text.tries}
            options={exam.tries.map((one) => ({
              value: String(one.try_id),
              label: text.nthTry(one.number, one.score),
            }))}
            value={String(tryId)}
            onChange={(value) => setTryId(Number(value))}
          />
        </div>
      )}
      <Sheet exam={exam} tryId={tryId} />
    </>
  )
}

function Sheet({ exam, tryId }: { exam: Exam; tryId: number }) {
  const sheet = useQuery(examQueries.sheet(exam.meeting_id, tryId))
  const progress = useQuery({ ...studyQueries.progress(exam.meeting_id), enabled: exam.passed === 1 })
  if (sheet.isError) return <FailureState error={sheet.error} onRetry={() => sheet.refetch()} />
  if (!sheet.data || progress.isLoading) return <Skeleton shape="lines" count={8} />
  return (
    <>
      <SheetScore sheet={sheet.data} />
      <NextStep exam={exam} certificate={progress.data?.certificate_number} />
      <SheetQuestions sheet={sheet.data} />
    </>
  )
}

/** `certificate` is empty where something is still to do, and undefined where that is not known. */
function NextStep({ exam, certificate }: { exam: Exam; certificate: string | undefined }) {
  const text = useText(examText)
  const mayTry = exam.passed === 0 && exam.tries_left > 0
  return (
    <div className="study-request-next">
      {certificate && (
        <ButtonLink variant="primary" block href={certificatePaths.certificate(certificate)}>
          {text.certificate}
        </ButtonLink>
      )}
      {certificate === '' && <p>{text.stillToDo}</p>}
      {mayTry && (
        <>
          <ButtonLink variant="primary" block href={examPaths.exam(exam.meeting_id)}>
            {text.tryAgain}
          </ButtonLink>
          <p>{text.nextTry}</p>
        </>
      )}
      {exam.passed === 0 && !mayTry && <p>{text.noTries}</p>}
      <ButtonLink block href={meetingPaths.detail(exam.meeting_id)}>
        {text.toMeeting}
      </ButtonLink>
    </div>
  )
}
