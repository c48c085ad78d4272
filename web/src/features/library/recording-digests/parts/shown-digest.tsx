import type { Digest } from '#contract/library/recording-digests.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { digestText } from '../text.ts'
import './shown-digest.css'

type ShownDigestProps = {
  digest: Pick<Digest, 'minutes' | 'chapters' | 'questions'>
  /** Without it the statements are only shown. */
  onGo?: (second: number) => void
}

/** Chapters with what is said in them, each statement one press from its second; then what was asked. */
export function ShownDigest({ digest: { minutes, chapters, questions }, onGo }: ShownDigestProps) {
  const text = useText(digestText)
  return (
    <div className="shown-digest">
      <p className="shown-digest-note">{separated([text.minutes(minutes), text.note])}</p>
      {chapters.map(({ title, second, quotes }, at) => (
        <details key={`${second} ${at}`} className="shown-digest-chapter" open={at === 0}>
          <summary>
            <span className="shown-digest-name">
              <ChevronIcon size="small" />
              {title}
            </span>
            <span className="shown-digest-time">{durationText(second)}</span>
          </summary>
          <ul>
            {quotes.map((quote) => (
              <li key={`${quote.second} ${quote.words}`}>
                <Statement {...quote} onGo={onGo} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {questions.length > 0 && (
        <details className="shown-digest-chapter">
          <summary>
            <span className="shown-digest-name">
              <ChevronIcon size="small" />
              {text.questions}
            </span>
            <span className="shown-digest-time">{text.asked(questions.length)}</span>
          </summary>
          <ul>
            {questions.map(({ question, answer, answered_by }) => (
              <li key={question} className="shown-digest-question">
                <p>{question}</p>
                {answer && (
                  <p className="shown-digest-answer">
                    <span className="shown-digest-time">{text.answered(answered_by)}</span> {answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type StatementProps = Digest['chapters'][number]['quotes'][number] & Pick<ShownDigestProps, 'onGo'>

function Statement({ second, page, words, onGo }: StatementProps) {
  const text = useText(digestText)
  const place = separated([durationText(second), page > 0 ? text.page(page) : ''])
  const shown = (
    <>
      <span className="shown-digest-words">{words}</span>
      <span className="shown-digest-time">{place}</span>
    </>
  )
  if (!onGo) return <p className="shown-digest-statement">{shown}</p>
  return (
    <button type="button" className="shown-digest-statement" onClick={() => onGo(second)}>
      <span className="visually-hidden">{text.goTo(durationText(second))}</span>
      {shown}
    </button>
  )
}
