import { useQuery } from '@tanstack/react-query'
import type { DoctorAnswer } from '#contract/discover/doctor-homepage.ts'
import { itemTarget } from '#web/paths/items.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useContentLang, useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'
import './doctor-answers.css'

export function DoctorAnswers({ doctorId }: { doctorId: number }) {
  const text = useText(doctorText)
  const answers = useQuery(doctorQueries.answers(doctorId))
  if (!answers.data)
    return <ListState status={answers.isError ? 'error' : 'loading'} onRetry={() => answers.refetch()} />
  if (answers.data.length === 0) return <ListState status="empty" emptyText={text.noAnswers} />
  return (
    <>
      <ul className="doctor-answers">
        {answers.data.map((answer) => (
          <li key={answer.comment_id}>
            <Answer answer={answer} />
          </li>
        ))}
      </ul>
      <ListState status="end" />
    </>
  )
}

function Answer({ answer }: { answer: DoctorAnswer }) {
  const text = useText(doctorText)
  const language = useLanguage()
  return (
    <article className="doctor-answers-row">
      <p className="doctor-answers-content" lang={useContentLang(answer.content)}>
        {answer.content}
      </p>
      <p className="doctor-answers-below">
        <Link href={itemTarget(answer.item)}>{text.answeredBelow(answer.item.title)}</Link>
      </p>
      <p className="doctor-answers-foot">
        <time>{dateText(answer.create_time, new Date(clock.now()), language)}</time>
        {answer.praise_num > 0 && <span>{text.likes(viewCount(answer.praise_num, language))}</span>}
      </p>
    </article>
  )
}
