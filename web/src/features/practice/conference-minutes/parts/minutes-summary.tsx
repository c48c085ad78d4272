import { useState } from 'react'
import { minutesLimits } from '#contract/practice/conference-minutes.ts'
import type { ConferenceMinutes } from '#contract/practice/conference-minutes.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { minutesMutations } from '../mutations.ts'
import { minutesText } from '../text.ts'
import { WordsSheet } from './words-sheet.tsx'

/** What was decided, in the words of the host. */
export function MinutesSummary({ minutes }: { minutes: ConferenceMinutes }) {
  const text = useText(minutesText)
  const [isOpen, setOpen] = useState(false)
  const { recording_id, summary, may_edit: mayEdit } = minutes
  return (
    <div className="minutes-part">
      <h3 className="minutes-heading">{text.summary}</h3>
      <p className={summary ? 'minutes-summary' : 'minutes-note'}>{summary || text.noSummary}</p>
      {mayEdit === 1 && (
        <Button small onClick={() => setOpen(true)}>
          {text.editSummary}
        </Button>
      )}
      {isOpen && (
        <WordsSheet
          title={text.editSummary}
          label={text.summary}
          hint={text.summaryHint}
          words={summary}
          most={minutesLimits.summary}
          onSave={(words) => minutesMutations.summarise({ recording_id, summary: words })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
