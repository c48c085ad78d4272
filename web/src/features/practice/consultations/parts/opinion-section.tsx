import { opinionParts } from '#contract/practice/opinions.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { consultationText } from '../text.ts'
import './patient-section.css'
import './opinion-section.css'

/** The opinion as it was signed. */
export function OpinionSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { opinion, signer_name, signer_title, signer_hospital, end_time } = consultation
  return (
    <Section title={text.opinion} aside={end_time}>
      {opinion === null || end_time === '' ? (
        <ListState status="empty" inline emptyText={text.waitingOpinion} />
      ) : (
        <>
          <dl className="patient-section">
            {opinionParts
              .filter((part) => opinion[part] !== '')
              .map((part) => (
                <div key={part}>
                  <dt>{text.parts[part]}</dt>
                  <dd>{opinion[part]}</dd>
                </div>
              ))}
          </dl>
          <p className="opinion-section-signed">
            {text.signedBy(signer_name, signer_title, signer_hospital)}
          </p>
        </>
      )}
    </Section>
  )
}
