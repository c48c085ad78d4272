import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Paper } from '#contract/meetings/exams.ts'
import { repeatedWhenLost } from '#web/platform/query-client.ts'
import { untilAnswered } from '#web/platform/until-answered.ts'
import { useAlone } from '#web/shell/side-panel.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { markedOf, toggleMark } from '../marked-questions.ts'
import { examQueries } from '../queries.ts'
import { examText } from '../text.ts'
import { useAnswers } from '../use-answers.ts'
import { useCountdown } from '../use-countdown.ts'
import { goToQuestion, useCurrentQuestion } from '../use-current-question.ts'
import { useExamPanel } from '../use-exam-panel.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { ExamQuestion } from './exam-question.tsx'
import './exam-paper.css'

type ExamPaperProps = { meetingId: number; paper: Paper; onEnd: () => void }

/** An attempt in progress: every answer is sent to the server as soon as it is chosen, or as soon as there is a network. */
export function ExamPaper({ meetingId, paper, onEnd }: ExamPaperProps) {
  const text = useText(examText)
  const client = useQueryClient()
  const { left, correct } = useCountdown(paper.seconds_left)
  const { chosen, state, isHandedIn, flush, choose, handIn } = useAnswers(paper, onEnd, correct)
  const [marked, setMarked] = useState(() => markedOf(paper.try_id))
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const current = useCurrentQuestion(paper.questions.map(({ question_id }) => question_id))
  const isAnswered = (questionId: number) => (chosen.get(questionId) ?? []).length > 0
  const all = paper.questions.length
  const done = paper.questions.filter((one) => isAnswered(one.question_id)).length
  const places = paper.questions.map(({ question_id: questionId }) => ({
    questionId,
    isAnswered: isAnswered(questionId),
    isMarked: marked.includes(questionId),
    isCurrent: questionId === current,
  }))
  useAlone()
  useExamPanel(text.answerSheet, places)

  /** The server closes the attempt by its own clock; a device whose clock ran ahead goes on. */
  const handleTimeOut = useEffectEvent(async () => {
    await flush()
    const { seconds_left: secondsLeft } = await untilAnswered(() =>
      client.fetchQuery({ ...examQueries.exam(meetingId), ...repeatedWhenLost, staleTime: 0 }),
    )
    if (secondsLeft > 0) return correct(secondsLeft)
    toast(text.timeIsUp)
    onEnd()
  })
  const isTimeUp = left === 0
  useEffect(() => {
    if (isTimeUp) void handleTimeOut()
  }, [isTimeUp])

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
          {left === 0 ? text.checkingTime : state !== 'empty' && text[state]}
        </p>
        <p className="exam-done">{text.answered(done, all)}</p>
        <Button small variant="quiet" className="exam-sheet-button" onClick={() => setIsSheetOpen(true)}>
          {text.answerSheet}
        </Button>
      </div>
      <Sheet open={isSheetOpen} onClose={() => setIsSheetOpen(false)} title={text.answerSheet}>
        <AnswerSheet
          places={places}
          onGo={(questionId) => {
            setIsSheetOpen(false)
            goToQuestion(questionId)
          }}
        />
      </Sheet>
      {paper.questions.map((question, at) => (
        <ExamQuestion
          key={question.question_id}
          question={question}
          number={at + 1}
          chosen={chosen.get(question.question_id) ?? []}
          onChoose={(optionIds) => choose(question.question_id, optionIds)}
          isMarked={marked.includes(question.question_id)}
          onMark={() => setMarked(toggleMark(paper.try_id, question.question_id))}
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
