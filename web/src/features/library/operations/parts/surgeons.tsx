import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperationDetail } from '#contract/library/operations.ts'
import { DoctorLine } from '#web/features/library/works/cards/doctor-line.tsx'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { operationQueries } from '../queries.ts'
import { operationText } from '../text.ts'
import './surgeons.css'

/** The surgeons of an operation, and other operations of the chosen one. */
export function Surgeons({ operation }: { operation: OperationDetail }) {
  const text = useText(operationText)
  const { doctors } = operation
  const [chosen, setChosen] = useState(doctors[0]!.doctor_id)
  return (
    <>
      {doctors.map((doctor) => (
        <DoctorLine key={doctor.doctor_id} doctor={doctor} />
      ))}
      {doctors.length > 1 && (
        <div className="surgeons-choice">
          <Segmented
            label={text.chooseDoctor}
            options={doctors.map((doctor) => ({
              value: String(doctor.doctor_id),
              label: doctor.doctor_name,
            }))}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
          />
        </div>
      )}
      <OtherOperations
        operationId={operation.id}
        doctor={doctors.find((doctor) => doctor.doctor_id === chosen) ?? doctors[0]!}
      />
    </>
  )
}

type OtherOperationsProps = { operationId: number; doctor: OperationDetail['doctors'][number] }

function OtherOperations({ operationId, doctor }: OtherOperationsProps) {
  const text = useText(operationText)
  const others = useQuery(operationQueries.doctor(operationId, doctor.doctor_id))
  const rows = others.data?.operations ?? []
  return (
    <Section title={text.otherOperations(doctor.doctor_name)}>
      {others.isPending && <Skeleton shape="feed" count={2} />}
      {others.isError && <ListState status="error" inline onRetry={() => others.refetch()} />}
      {others.isSuccess && rows.length === 0 && (
        <ListState status="empty" inline emptyText={text.noOtherOperations(doctor.doctor_name)} />
      )}
      <ul>
        {rows.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
