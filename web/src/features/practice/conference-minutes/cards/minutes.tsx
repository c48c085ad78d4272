import { useQuery } from '@tanstack/react-query'
import type { ConferenceMinutes } from '#contract/practice/conference-minutes.ts'
import { transcribedLanguages } from '#contract/library/videos.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { minutesMutations } from '../mutations.ts'
import { MinutesLines } from '../parts/minutes-lines.tsx'
import { MinutesSummary } from '../parts/minutes-summary.tsx'
import { minutesQueries } from '../queries.ts'
import { minutesText } from '../text.ts'
import './minutes.css'

/** The minutes of a recording, for those who may watch it; nothing where there are none and the reader makes none. */
export function Minutes({ recordingId }: { recordingId: number }) {
  const minutes = useQuery(minutesQueries.of(recordingId))
  return minutes.data ? <MinutesBody minutes={minutes.data} /> : null
}

function MinutesBody({ minutes }: { minutes: ConferenceMinutes }) {
  const text = useText(minutesText)
  const { recording_id, state, may_edit: mayEdit, pdf_url } = minutes
  if (state === 'waiting') return <p className="minutes-note">{text.waiting}</p>
  if (state === 'done')
    return (
      <div className="minutes">
        <MinutesSummary minutes={minutes} />
        <MinutesLines minutes={minutes} />
        <Button small onClick={() => location.assign(pdf_url)}>
          {text.download}
        </Button>
      </div>
    )
  if (mayEdit !== 1) return null
  return (
    <div className="minutes">
      {state === 'failed' && <p className="minutes-note">{text.failed}</p>}
      <div className="minutes-choices">
        {transcribedLanguages.map((language) => (
          <Button key={language} small onClick={() => minutesMutations.make({ recording_id, language })}>
            {text.make[language]}
          </Button>
        ))}
      </div>
    </div>
  )
}
