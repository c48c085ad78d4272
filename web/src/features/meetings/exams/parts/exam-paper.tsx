import { useEffect, useRef, useState } from 'react'
import type { Paper } from '#contract/meetings/exams.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { createAnswerSaver } from '../answer-saver.ts'
import type { AnswerSaver, SaveState } from '../answer-saver.ts'
import { examMutations } from '../mutations.ts'
import { examText } from '../text.ts'
import { useCountdown } from '../use-countdown.ts'
import { ExamQuestion } from './exam-question.tsx'
import './exam-paper.css'

type ExamPaperProps = { paper: Paper; onEnd: () => void }

/** An attempt in progress: every answer is sent to the server as soon as it is chosen. */
export function ExamPaper({ paper, onEnd }: ExamPaperProps) {
  const text = useText(examText)
  const [chosen, setChosen] = useState(
    () => new Map(paper.questions.map((one) => [one.question_id, one.chosen])),
  )
  const hasAnswers = paper.questions.some((one) => one.chosen.length > 0)
  const { saver, state } = useSaver(paper.try_id, hasAnswers, onEnd)
  const all = paper.questions.length
  const done = paper.questions.filter((one) => (chosen.get(one.question_id) ?? []).length > 0).length

  const finish = () => examMutations.finish({ try_id: paper.try_id, finish: true })

  async function timeOut() {
    // The server closes the attempt by its own clock; this only asks it to check.
    await finish().catch(() => undefined)
    toast(text.timeIsUp)
    onEnd()
  }
  const left = useCountdown(paper.seconds_left, () => void timeOut())

  async function handIn() {
    const open = all - done
    const note = [open > 0 && text.unanswered(open), text.handInNote].filter(Boolean).join('\n')
    if (!(await confirm({ title: text.handInTitle, text: note, yes: text.handIn, no: text.keepOn }))) return
    await saver()?.settle()
    await finish()
    onEnd()
  }

  function choose(questionId: number, optionIds: number[]) {
    setChosen((old) => new Map(old).set(questionId, optionIds))
    saver()?.save(questionId, optionIds)
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
        <Button variant="primary" block onClick={handIn}>
          {text.handIn}
        </Button>
      </div>
    </>
  )
}

function useSaver(tryId: number, hasAnswers: boolean, onEnd: () => void) {
  const [state, setState] = useState<SaveState>(hasAnswers ? 'saved' : 'empty')
  const saverRef = useRef<AnswerSaver>(undefined)
  const endRef = useRef(onEnd)
  useEffect(() => {
    endRef.current = onEnd
  })
  useEffect(() => {
    const saver = createAnswerSaver({
      send: async (question_id, option_ids) =>
        void (await examMutations.answer({ try_id: tryId, question_id, option_ids, finish: false })),
      isPassing: (error) => !(error instanceof CallFailure) || error.kind !== 'refused',
      onState: setState,
      onRefused(error) {
        toast((error as Error).message)
        endRef.current()
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    saverRef.current = saver
    return () => saver.stop()
  }, [tryId])
  return { saver: () => saverRef.current, state }
}
