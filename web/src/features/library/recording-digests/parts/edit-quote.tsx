import type { DigestDraft } from '#contract/library/recording-digests.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { Button } from '#web/ui/button/button.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { shorten, wholeOf } from '../edited.ts'
import type { EditedQuote } from '../edited.ts'
import { editDigestText } from '../edit-text.ts'
import { digestText } from '../text.ts'
import './edit-quote.css'

type EditQuoteProps = {
  draft: DigestDraft
  quote: EditedQuote
  onChange: (quote: EditedQuote | undefined) => void
}

/** A statement that can be shortened by whole clauses, and removed. Its time opens the recording there. */
export function EditQuote({ draft, quote, onChange }: EditQuoteProps) {
  const text = useText(editDigestText)
  const own = useText(digestText)
  const { meeting_id, recording_id, sentences } = draft
  const first = shorten(quote, 'first')
  const last = shorten(quote, 'last')
  const whole = wholeOf(sentences, quote)
  return (
    <div className="edit-quote">
      <p>{quote.words}</p>
      {quote.is_stale === 1 && <p className="edit-quote-stale">{text.stale}</p>}
      <div className="edit-quote-tools">
        <Link
          className="edit-quote-time"
          href={digestPaths.second(meeting_id, recording_id, quote.second)}
          aria-label={own.goTo(durationText(quote.second))}
        >
          {separated([durationText(quote.second), quote.page > 0 && own.page(quote.page)])}
        </Link>
        {first && (
          <Button small variant="quiet" onClick={() => onChange(first)}>
            {text.cutFirst}
          </Button>
        )}
        {last && (
          <Button small variant="quiet" onClick={() => onChange(last)}>
            {text.cutLast}
          </Button>
        )}
        {whole && (
          <Button small variant="quiet" onClick={() => onChange({ ...quote, words: whole })}>
            {text.restore}
          </Button>
        )}
        <Button small variant="quiet" onClick={() => onChange(undefined)}>
          {text.remove}
        </Button>
      </div>
    </div>
  )
}
