import type { DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import type { Disease } from '#contract/library/subjects.ts'
import { splitLinks } from '#contract/wire/links.ts'
import { collegePaths } from '#web/paths/college.ts'
import { ChipList } from '#web/ui/chip/chip-list.tsx'
import { Folded } from '#web/ui/folded/folded.tsx'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { doctorMutations } from '../mutations.ts'
import { doctorText } from '../text.ts'
import '#web/ui/prose/prose.css'

type DoctorWordsProps = { doctor: DoctorProfile; diseases?: readonly Disease[] }

/** What a doctor is good at, and what they say of themselves. */
export function DoctorWords({ doctor, diseases = [] }: DoctorWordsProps) {
  const text = useText(doctorText)
  const countOpened = (url: string) =>
    void doctorMutations.logLink({ doctor_id: doctor.doctor_id, url }).catch(() => undefined)
  return (
    <>
      {(doctor.good_at || diseases.length > 0) && (
        <Section title={text.goodAt}>
          {diseases.length > 0 && (
            <ChipList
              links={diseases.map(({ disease_id, disease_name }) => ({
                href: collegePaths.disease(disease_id),
                name: disease_name,
              }))}
            />
          )}
          {doctor.good_at && <LinkedProse text={doctor.good_at} onOpen={countOpened} />}
        </Section>
      )}
      {doctor.introduction && (
        <Section title={text.introduction}>
          <Folded>
            <LinkedProse text={doctor.introduction} onOpen={countOpened} />
          </Folded>
        </Section>
      )}
    </>
  )
}

/** Plain text whose addresses can be opened, each in a new window. */
function LinkedProse({ text, onOpen }: { text: string; onOpen: (url: string) => void }) {
  return (
    <p className="prose" lang={useContentLang(text)}>
      {splitLinks(text).map((piece, at) =>
        piece.isLink ? (
          <a
            key={at}
            href={piece.text}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            onClick={() => onOpen(piece.text)}
          >
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}
