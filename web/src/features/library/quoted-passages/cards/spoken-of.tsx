import { useQuery } from '@tanstack/react-query'
import type { SpokenKind } from '#contract/library/quoted-passages.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useText } from '#web/ui/language.ts'
import { passageQueries } from '../queries.ts'
import { quotedPassagesText } from '../text.ts'
import { ForDoctors } from './for-doctors.tsx'
import { PassageRow } from './passage-row.tsx'
import './spoken-of.css'

/** Where talks speak of a product, a disease or an operation; nothing where none does. */
export function SpokenOf({ kind, itemId }: { kind: SpokenKind; itemId: number }) {
  const text = useText(quotedPassagesText)
  const spoken = useQuery(passageQueries.spokenOf(kind, itemId))
  if (spoken.data?.for_doctors) return <ForDoctors title={text.title} note={text.locked} />
  return (
    <QuerySection query={spoken} rows={spoken.data?.passages} title={text.title}>
      {(rows) => (
        <>
          <p className="spoken-of-note">{text.professionals}</p>
          {rows.map((passage) => (
            <PassageRow key={passage.quote_id} passage={passage} />
          ))}
        </>
      )}
    </QuerySection>
  )
}
