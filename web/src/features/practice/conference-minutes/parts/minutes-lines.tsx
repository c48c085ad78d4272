import { useState } from 'react'
import { minutesLimits } from '#contract/practice/conference-minutes.ts'
import type { ConferenceMinutes } from '#contract/practice/conference-minutes.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { minutesMutations } from '../mutations.ts'
import { minutesText } from '../text.ts'
import { WordsSheet } from './words-sheet.tsx'

/** What was said, sentence by sentence. The host corrects one by pressing it. */
export function MinutesLines({ minutes }: { minutes: ConferenceMinutes }) {
  const text = useText(minutesText)
  const [corrected, setCorrected] = useState<number>()
  const { recording_id, lines, may_edit: mayEdit } = minutes
  const shown = lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ words }) => words !== '' || mayEdit === 1)
  return (
    <details>
      <summary className="minutes-heading">{text.said(lines.length)}</summary>
      <p className="minutes-note">{text.machine}</p>
      <div className="minutes-lines">
        {shown.map(({ at, words, from_ms }) => (
          <ListRow
            key={at}
            title={words || text.removed}
            note={clock(from_ms)}
            {...(mayEdit === 1 && { onClick: () => setCorrected(at) })}
          />
        ))}
      </div>
      {corrected !== undefined && (
        <WordsSheet
          key={corrected}
          title={text.correct}
          label={text.words}
          hint={text.wordsHint}
          words={lines[corrected]?.words ?? ''}
          most={minutesLimits.line}
          onSave={(words) => minutesMutations.correct({ recording_id, line: corrected, words })}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </details>
  )
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
