import type { OwnFeedback } from '#contract/people/feedback.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { feedbackText } from '../text.ts'
import './own-feedback-row.css'

/** A feedback of the member, with its answer once there is one. */
export function OwnFeedbackRow({ item }: { item: OwnFeedback }) {
  const text = useText(feedbackText)
  const language = useLanguage()
  const now = new Date(clock.now())
  const isAnswered = item.answer !== ''
  return (
    <article className="own-feedback-row">
      <p className="own-feedback-row-head">
        <span>{text.kinds[item.kind]}</span>
        <span>{dateText(item.created_at, now, language)}</span>
        <Tag kind={isAnswered ? 'playback' : 'neutral'}>{isAnswered ? text.answered : text.open}</Tag>
      </p>
      <p className="own-feedback-row-words">{item.content}</p>
      {item.pictures.length > 0 && (
        <ul className="own-feedback-row-pictures">
          {item.pictures.map((url, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Picture src={url} alt={text.picture(at + 1)} width={160} ratio="1" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAnswered && (
        <div className="own-feedback-row-answer">
          <p className="own-feedback-row-head">
            <b>{text.answer}</b>
            <span>{dateText(item.answered_at, now, language)}</span>
          </p>
          <p className="own-feedback-row-words">{item.answer}</p>
        </div>
      )}
    </article>
  )
}
