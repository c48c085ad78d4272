import type { Exam } from '#contract/meetings/exams.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { examPaths } from '#web/paths/exams.ts'
import { examText } from '../text.ts'
import './exam-intro.css'

type ExamIntroProps = { exam: Exam; onStart: () => Promise<unknown> }

/** Describes the exam before it is started. */
export function ExamIntro({ exam, onStart }: ExamIntroProps) {
  const text = useText(examText)
  const facts = [
    [text.questions, text.questionNum(exam.question_num)],
    [text.minutes, text.minuteNum(exam.minutes)],
    [text.passMark, text.points(exam.pass_mark)],
    [text.triesLeft, text.tryNum(exam.tries_left)],
  ] as const
  const isUnderWay = exam.seconds_left > 0
  const hindrance =
    exam.passed === 1
      ? text.hasPassed
      : exam.is_open === 0
        ? text.notOpen
        : exam.tries_left === 0 && !isUnderWay
          ? text.noTries
          : ''
  return (
    <>
      <Headline title={exam.title} over={exam.meeting_title} />
      <dl className="exam-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="exam-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="exam-words">
        {exam.intro && <p>{exam.intro}</p>}
        <p>{text.rules}</p>
      </div>
      <div className="exam-start">
        {hindrance ? (
          <p className="exam-hindrance">{hindrance}</p>
        ) : (
          <Button variant="primary" block onClick={onStart}>
            {isUnderWay ? text.goOn : text.start}
          </Button>
        )}
        {exam.tries.length > 0 && (
          <ButtonLink block href={examPaths.sheet(exam.meeting_id)}>
            {text.seeSheet}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
