import type { Paper } from '#contract/meetings/exams.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { examMutations } from '../mutations.ts'
import { examText } from '../text.ts'
import { useAnswers } from '../use-answers.ts'
import { useCountdown } from '../use-countdown.ts'
import { ExamQuestion } from './exam-question.tsx'
import './exam-paper.css'

type ExamPaperProps = { paper: Paper; onEnd: () => void }

/** An attempt in progress: every answer is sent to the server as soon as it is chosen, or as soon as there is a network. */
export function ExamPaper({ paper, onEnd }: ExamPaperProps) {
  const text = useText(examText)
  const { chosen, state, isHandedIn, flush, choose, handIn } = useAnswers(paper, onEnd)
  const all = paper.questions.length
  const done = paper.questions.filter((one) => (chosen.get(one.question_id) ?? []).length > 0).length

  async function timeOut() {
    await flush()
    // The server closes the attempt by its own clock; this only asks it to check.
    await examMutations.finish({ try_id: paper.try_id, finish: true }).catch(() => undefined)
    toast(text.timeIsUp)
    onEnd()
  }
  const left = useCountdown(paper.seconds_left, () => void timeOut())

  async function askAndHandIn() {
    const open = all - done
    const note = [open > 0 && text.unanswered(open), text.handInNote].filter(Boolean).join('\n')
    if (!(await confirm({ title: text.handInTitle, text: note, yes: text.handIn, no: text.keepOn }))) return
    await handIn()
  }

  return (
    <>
      <div className="exam-bar">
        <p
          className="exam-clock"
          data-short={left <= 60 || undefined}
          role="timer"
          aria-label={text.timeLeft}
        >
          <ClockIcon size="small" />
          {durationText(left)}
        </p>
        <p className="exam-state" aria-live="polite" data-state={state}>
          {state !== 'empty' && text[state]}
        </p>
        <p className="exam-done">{text.answered(done, all)}</p>
        <ProgressBar label={text.answered(done, all)} share={all > 0 ? done / all : 0} />
      </div>
      {paper.questions.map((question, at) => (
        <ExamQuestion
          key={question.question_id}
          question={question}
          number={at + 1}
          chosen={chosen.get(question.question_id) ?? []}
          onChoose={(optionIds) => choose(question.question_id, optionIds)}
        />
      ))}
      <div className="exam-end">
        <Button variant="primary" block busy={isHandedIn} onClick={askAndHandIn}>
          {text.handIn}
        </Button>
      </div>
    </>
  )
}
