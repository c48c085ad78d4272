import { useQuery } from '@tanstack/react-query'
import type { DueQuestion } from '#contract/meetings/live-questions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { studyMutations } from '../mutations.ts'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'
import './live-questions.css'

/** The questions about the sessions that somebody has watched live, one press each; nothing where none waits. */
export function LiveQuestions({ meetingId }: { meetingId: number }) {
  const due = useQuery(studyQueries.liveQuestions(meetingId))
  return due.data?.map((question) => (
    <LiveQuestion key={`${question.meeting_id} ${question.session_id}`} question={question} />
  ))
}

function LiveQuestion({ question }: { question: DueQuestion }) {
  const text = useText(studyText)
  const { meeting_id, session_id, options, tries_left, wait_seconds } = question
  const isOut = tries_left === 0

  async function answer(option_id: number) {
    const { is_right } = await studyMutations.answerLiveQuestion({ meeting_id, session_id, option_id })
    if (is_right === 1) toast(text.recallRight, 'success')
  }

  return (
    <section className="live-questions" aria-label={text.liveQuestion(question.session_title)}>
      <p className="live-questions-kind">{text.liveQuestion(question.session_title)}</p>
      {options.length > 0 ? (
        <>
          <h3 className="live-questions-title">{question.title}</h3>
          <div className="live-questions-options">
            {options.map(({ option_id, label }) => (
              <Button key={option_id} onClick={() => answer(option_id)}>
                {label}
              </Button>
            ))}
          </div>
          <p className="live-questions-kind">{text.liveQuestionNote(tries_left)}</p>
        </>
      ) : (
        <output className="live-questions-kind">
          {isOut ? text.liveQuestionOut : text.liveQuestionWait(Math.ceil(wait_seconds / 60))}
        </output>
      )}
    </section>
  )
}
