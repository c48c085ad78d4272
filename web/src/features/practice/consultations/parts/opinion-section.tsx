import type { Consultation } from '#contract/practice/consultations.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { consultationText } from '../text.ts'
import { AddendumForm } from './addendum-form.tsx'
import { SignedOpinion } from './opinion-parts.tsx'
import './opinion-section.css'

/** The opinion as it was signed, and what was added to it since. */
export function OpinionSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const { id, opinion, signer_name, signer_title, signer_hospital, end_time, addenda } = consultation
  const isSigned = opinion !== null && end_time !== ''
  return (
    <>
      <Section title={text.opinion} aside={timeOf(end_time)}>
        {isSigned ? (
          <SignedOpinion
            opinion={opinion}
            name={signer_name}
            title={signer_title}
            hospital={signer_hospital}
          />
        ) : (
          <ListState status="note" inline emptyText={text.waitingOpinion} />
        )}
      </Section>
      {addenda.map((entry, at) => (
        // Addenda have no number; they only ever get more.
        <Section key={at} title={text.addendum} aside={timeOf(entry.time)}>
          <p className="opinion-section-addendum">{entry.text}</p>
          <p className="opinion-section-signed">
            {text.signedBy(entry.signer_name, entry.signer_title, entry.signer_hospital)}
          </p>
        </Section>
      ))}
      {consultation.actions.includes('addAddendum') && <AddendumForm key={addenda.length} id={id} />}
    </>
  )
}
