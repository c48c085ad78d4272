import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { SortableList } from '#web/ui/sortable/sortable-list.tsx'
import { moveRow } from '../edited.ts'
import { editDigestText } from '../edit-text.ts'
import { digestText } from '../text.ts'
import './edit-digest.css'

type Question = DigestDraft['questions'][number]

type EditQuestionsProps = {
  /** Everything that was asked. */
  asked: readonly Question[]
  questions: readonly Question[]
  onChange: (questions: Question[]) => void
}

/** What was asked in the chat, as it was written there; nothing where nobody asked. */
export function EditQuestions({ asked, questions, onChange }: EditQuestionsProps) {
  const text = useText(editDigestText)
  const others = asked.filter((one) => !questions.some(({ comment_id }) => comment_id === one.comment_id))
  if (asked.length === 0) return null
  return (
    <Section title={text.questions}>
      {questions.length === 0 && <p className="edit-digest-note">{text.noQuestions}</p>}
      <div className="edit-digest-field">
        <SortableList
          label={text.questions}
          rows={questions}
          keyOf={({ comment_id }) => comment_id}
          nameOf={({ question }) => question.slice(0, 12)}
          onMove={(from, to) => {
            onChange(moveRow(questions, from, to))
            return to
          }}
        >
          {(question) => (
            <div className="edit-quote">
              <Asked question={question} />
              <div className="edit-quote-tools">
                {question.answer_id > 0 && (
                  <Button
                    small
                    variant="quiet"
                    onClick={() =>
                      onChange(
                        questions.map((one) =>
                          one === question ? { ...one, answer_id: 0, answer: '', answered_by: '' } : one,
                        ),
                      )
                    }
                  >
                    {text.removeAnswer}
                  </Button>
                )}
                <Button
                  small
                  variant="quiet"
                  onClick={() => onChange(questions.filter((one) => one !== question))}
                >
                  {text.remove}
                </Button>
              </div>
            </div>
          )}
        </SortableList>
      </div>
      {others.length > 0 && (
        <details className="edit-digest-others">
          <summary>{text.others}</summary>
          <ul>
            {others.map((question) => (
              <li key={question.comment_id} className="edit-quote">
                <Asked question={question} />
                <Button
                  small
                  variant="quiet"
                  aria-label={`${text.addQuestion} ${question.question.slice(0, 12)}`}
                  onClick={() => onChange([...questions, question])}
                >
                  {text.addQuestion}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

function Asked({ question: { question, answer, answered_by } }: { question: Question }) {
  const own = useText(digestText)
  return (
    <>
      <p>{question}</p>
      {answer && (
        <p>
          <span className="shown-digest-time">{own.answered(answered_by)}</span> {answer}
        </p>
      )}
    </>
  )
}
