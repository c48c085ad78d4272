import { useQuery } from '@tanstack/react-query'
import type { QuotedOf } from '#contract/discover/answers.ts'
import { PassageRow } from '#web/features/library/quoted-passages/cards/passage-row.tsx'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'
import './doctor-quotes.css'

/** What a doctor is quoted for: as an answer, or in digests. Nothing where nothing is. */
export function DoctorQuotes({ doctorId }: { doctorId: number }) {
  const text = useText(doctorText)
  const quoted = useQuery(doctorQueries.quotedOf(doctorId))
  const rows = quoted.data && (hasAny(quoted.data) ? [quoted.data] : [])
  return (
    <QuerySection query={quoted} rows={rows} title={text.quoted}>
      {([shown]) => shown && <Quotes quoted={shown} />}
    </QuerySection>
  )
}

const hasAny = ({ for_doctors, answers, digests }: QuotedOf) =>
  for_doctors || answers.length + digests.length > 0

function Quotes({ quoted: { for_doctors, answers, digests } }: { quoted: QuotedOf }) {
  const text = useText(doctorText)
  return (
    <>
      {answers.map((passage) => (
        <PassageRow
          key={`answer ${passage.quote_id}`}
          passage={passage}
          quotedFor={text.quotedFor(passage.asked_for)}
        />
      ))}
      {digests.map(({ recording_id, meeting_id, meeting_title, title, chapter, second, words }) => (
        <ListRow
          key={`${recording_id} ${second} ${words}`}
          href={digestPaths.second(meeting_id, recording_id, second)}
          title={words}
          note={separated([meeting_title, title, chapter && text.inDigest(chapter)])}
          after={durationText(second)}
        />
      ))}
      {for_doctors && <p className="doctor-quotes-note">{text.quotedForDoctors}</p>}
    </>
  )
}
