import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WrittenQuestion } from '#contract/meetings/live-questions.ts'
import { NoPermission } from '#web/features/people/account/cards/no-permission.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { studyMutations } from '../mutations.ts'
import { QuestionSheet } from '../parts/question-sheet.tsx'
import type { QuestionDraft } from '../parts/question-sheet.tsx'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'
import './live-questions.css'

/** For those who hold a meeting: what its viewers are asked once a session is over. */
export function LiveQuestionsScreen() {
  const meetingId = useQueryId('meeting_id')
  const bank = useQuery(studyQueries.liveBank(meetingId))
  return (
    <DetailScreen
      detail={bank}
      nameOf={(detail) => detail.title}
      renderRefused={(message) => <NoPermission message={message} />}
    >
      {(detail) => <LiveBank meetingId={meetingId} sessions={detail.sessions} questions={detail.questions} />}
    </DetailScreen>
  )
}

type LiveBankProps = {
  meetingId: number
  sessions: { session_id: number; title: string }[]
  questions: WrittenQuestion[]
}

function LiveBank({ meetingId, sessions, questions }: LiveBankProps) {
  const text = useText(studyText)
  const [draft, setDraft] = useState<QuestionDraft & { key: number }>()
  const places = [{ session_id: 0, title: text.wholeMeeting }, ...sessions]
  const open = (question: QuestionDraft) => setDraft({ ...question, key: (draft?.key ?? 0) + 1 })
  return (
    <>
      <p className="study-bank-note">{text.bankLinkNote}</p>
      {questions.length === 0 && <ListState status="empty" inline emptyText={text.bankEmpty} />}
      {places.map((place) => {
        const own = questions.filter(({ session_id }) => session_id === place.session_id)
        return own.length === 0 ? null : (
          <Section key={place.session_id} title={place.title} aside={own.length}>
            <ul className="study-bank">
              {own.map((question) => (
                <li key={question.question_id} className="study-bank-question">
                  <Question question={question} onEdit={() => open(question)} />
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
      <div className="study-bank-foot">
        <Button
          variant="primary"
          block
          onClick={() => open({ question_id: 0, session_id: 0, title: '', options: [] })}
        >
          {text.addQuestion}
        </Button>
      </div>
      {draft && <QuestionSheet key={draft.key} meetingId={meetingId} places={places} draft={draft} />}
    </>
  )
}

function Question({ question, onEdit }: { question: WrittenQuestion; onEdit: () => void }) {
  const text = useText(studyText)

  async function remove() {
    if (!(await confirm({ title: text.removeTitle, text: text.removeNote, yes: text.remove }))) return
    await studyMutations.removeLiveQuestion({ question_id: question.question_id })
    toast(text.removed, 'success')
  }

  return (
    <>
      <p className="study-bank-title">{question.title}</p>
      <ul className="study-bank-options">
        {question.options.map(({ label, is_right }) => (
          <li key={label}>
            {label}
            {is_right === 1 && <b className="study-bank-right">{text.right}</b>}
          </li>
        ))}
      </ul>
      <div className="study-bank-tools">
        <Button small onClick={onEdit}>
          {text.edit}
        </Button>
        <Button small variant="quiet" onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </>
  )
}
