import type { DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { splitLinks } from '#contract/wire/links.ts'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { doctorMutations } from '../mutations.ts'
import { doctorText } from '../text.ts'
import '#web/ui/prose/prose.css'

/** What a doctor is good at, and what they say of themselves. */
export function DoctorWords({ doctor }: { doctor: DoctorProfile }) {
  const text = useText(doctorText)
  const countOpened = (url: string) =>
    void doctorMutations.logLink({ doctor_id: doctor.doctor_id, url }).catch(() => undefined)
  return (
    <>
      {doctor.good_at && (
        <Section title={text.goodAt}>
          <LinkedProse text={doctor.good_at} onOpen={countOpened} />
        </Section>
      )}
      {doctor.introduction && (
        <Section title={text.introduction}>
          <LinkedProse text={doctor.introduction} onOpen={countOpened} />
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
