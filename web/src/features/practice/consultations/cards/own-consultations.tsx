import { useQuery } from '@tanstack/react-query'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useText } from '#web/ui/language.ts'
import { ConsultationRow } from '../parts/consultation-row.tsx'
import { consultationPaths } from '#web/paths/consultations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'

const mostShown = 3

/** What others ask of the doctor whose homepage this is; nothing for a doctor whom nobody asks. */
export function OwnConsultations() {
  const text = useText(consultationText)
  const consultations = useQuery(consultationQueries.ofDoctor())
  return (
    <QuerySection query={consultations} rows={consultations.data?.data} title={text.mine}>
      {(rows) =>
        rows
          .slice(0, mostShown)
          .map((consultation) => (
            <ConsultationRow
              key={consultation.id}
              consultation={consultation}
              isBase={false}
              href={consultationPaths.superior(consultation.id)}
            />
          ))
      }
    </QuerySection>
  )
}
