import { opinionParts } from '#contract/practice/opinions.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import { useText } from '#web/ui/language.ts'
import { consultationText } from '../text.ts'
import './patient-section.css'
import './opinion-section.css'

type SignedOpinionProps = { opinion: Opinion; name: string; title: string; hospital: string }

/** What a doctor has signed, and how. */
export function SignedOpinion({ opinion, name, title, hospital }: SignedOpinionProps) {
  const text = useText(consultationText)
  const shown = opinionParts.map((part) => [part, opinion[part] || missingPart(part)] as const)

  function missingPart(part: (typeof opinionParts)[number]): string {
    return part === 'diagnosis' && opinion.no_diagnosis ? text.noDiagnosis : ''
  }

  return (
    <>
      <dl className="patient-section">
        {shown
          .filter(([, words]) => words !== '')
          .map(([part, words]) => (
            <div key={part}>
              <dt>{text.parts[part]}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
      <p className="opinion-section-signed">{text.signedBy(name, title, hospital)}</p>
    </>
  )
}
