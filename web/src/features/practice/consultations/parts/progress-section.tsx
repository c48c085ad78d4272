import type { Consultation } from '#contract/practice/consultations.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { consultationText } from '../text.ts'
import './progress-section.css'

/** What has happened to a consultation, the latest first. */
export function ProgressSection({ consultation: { events } }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  return (
    <Section title={text.progress}>
      <ol className="progress-section" reversed>
        {events.toReversed().map(({ kind, name, time, detail }, at) => (
          // Events have no number; they only ever get more.
          <li key={events.length - at}>
            <p>
              <strong>{text.events[kind]}</strong> {name}
            </p>
            {detail && <p className="progress-section-detail">{detail}</p>}
            <p className="progress-section-time">{timeOf(time)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
