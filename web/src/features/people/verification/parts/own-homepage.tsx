import { useQuery } from '@tanstack/react-query'
import type { DoctorItem } from '#contract/wire/items.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { verificationMutations } from '../mutations.ts'
import { verificationQueries } from '../queries.ts'
import { verificationText } from '../text.ts'

/** The doctor's homepage of a verified person, or those that may be theirs; renders nothing where there is none. */
export function OwnHomepage() {
  const text = useText(verificationText)
  const { data } = useQuery(verificationQueries.doctor())
  const shown = data?.linked ? [data.linked] : (data?.claimable ?? [])
  if (!data || shown.length === 0) return null
  return (
    <Section title={text.homepage}>
      {!data.linked && <p>{text.homepageNote}</p>}
      <ul>
        {shown.map((doctor) => (
          <li key={doctor.doctor_id}>
            <ListRow
              before={<Avatar src={doctor.doctor_cover} name="" size={40} />}
              title={doctor.doctor_name}
              note={`${doctor.hospital} ${doctor.department}`}
              href={doctorPaths.home(doctor.doctor_id)}
            />
            {!data.linked && <Claim doctor={doctor} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Claim({ doctor }: { doctor: DoctorItem }) {
  const text = useText(verificationText)
  async function claim() {
    await verificationMutations.claimDoctor({ doctor_id: doctor.doctor_id })
    toast(text.claimed, 'success')
  }
  return (
    <Button block onClick={claim}>
      {text.claim}
    </Button>
  )
}
