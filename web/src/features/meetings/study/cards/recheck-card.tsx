import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateTags } from '#web/platform/query.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { studyMutations } from '../mutations.ts'
import { studyQueries } from '../queries.ts'
import { studyText } from '../text.ts'
import './recheck-card.css'

type Answered = { isRight: boolean; rightLabel: string }

/** One question about something that was learnt days ago, answered by one press; nothing where none is due. */
export function RecheckCard() {
  const text = useText(studyText)
  const client = useQueryClient()
  const query = useQuery(studyQueries.recheck())
  const [answered, setAnswered] = useState<Answered>()
  const due = query.data?.due
  if (!due) return null
  const { meeting_id, stage } = due

  async function answer(option_id: number) {
    const { is_right, right_label } = await studyMutations.answerRecheck({ meeting_id, stage, option_id })
    setAnswered({ isRight: is_right === 1, rightLabel: right_label })
  }

  async function goOn() {
    await invalidateTags(client, 'rechecks')
    setAnswered(undefined)
  }

  return (
    <section className="recheck-card" aria-label={text.recheckTitle}>
      <p className="recheck-card-kind">
        <b>{text.recheckTitle}</b> {text.recheckOf(stage, due.meeting_title)}
      </p>
      <h2 className="recheck-card-title">{due.title}</h2>
      {answered ? (
        <div className="recheck-card-result">
          <output>{answered.isRight ? text.recallRight : text.recheckWrong(answered.rightLabel)}</output>
          <Button small onClick={goOn}>
            {text.goOn}
          </Button>
        </div>
      ) : (
        <div className="recheck-card-options">
          {due.options.map(({ option_id, label }) => (
            <Button key={option_id} onClick={() => answer(option_id)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className="recheck-card-kind">{text.recheckNote}</p>
    </section>
  )
}
