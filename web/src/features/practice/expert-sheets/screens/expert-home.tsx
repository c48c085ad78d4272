import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { ExpertHome as Home } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useText } from '#web/ui/language.ts'
import { MissingState } from '#web/shell/missing-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { useSheetNote } from '../cards/use-sheet-note.ts'
import { GuestCard } from '../parts/guest-card.tsx'
import { isNotInvited } from '../parts/not-invited.tsx'
import { expertSheetQueries } from '../queries.ts'
import { readAccess, sheetToOpen } from '../sheet-access.ts'
import { expertSheetText } from '../text.ts'

type HomeAddress = { id: number; tcode: string; guest_id: number }

/** The home of an expert: public once they have confirmed, before that shown to themselves. */
export function ExpertHome() {
  const [query] = useSearchParams()
  const address = {
    id: useQueryId('id'),
    tcode: query.get('tcode') ?? '',
    guest_id: useQueryId('guest_id'),
  }
  const home = useQuery(expertSheetQueries.home(address))
  return home.isError ? <OwnHome address={address} /> : <HomeScreen home={home} />
}

/** The server renders what is public, so only what is not depends on what this browser remembers. */
function OwnHome({ address }: { address: HomeAddress }) {
  const text = useText(expertSheetText)
  const [access] = useState(() => readAccess(address.id, Date.now()))
  const home = useQuery(expertSheetQueries.home(sheetToOpen(address, access)))
  if (!isHidden(home.error)) return <HomeScreen home={home} />
  return (
    <ScreenFrame>
      <MissingState
        text={text.homeMissing}
        way={<ButtonLink href={browsePaths.experts()}>{text.allExperts}</ButtonLink>}
      />
    </ScreenFrame>
  )
}

function HomeScreen({ home }: { home: UseQueryResult<Home> }) {
  const text = useText(expertSheetText)
  return (
    <DetailScreen detail={home} nameOf={({ guest_name }) => guest_name} missing={text.missing}>
      {(found) => <HomeOf home={found} />}
    </DetailScreen>
  )
}

const isHidden = (error: Error | null) =>
  isNotInvited(error) || (error instanceof CallFailure && error.status === failures.noPermission.status)

function HomeOf({ home }: { home: Home }) {
  const text = useText(expertSheetText)
  return (
    <>
      <GuestCard guest={home} />
      <Section title={text.speaksAt}>
        <Card
          layout="feed"
          href={meetingPaths.detail(home.meeting_id)}
          media={<Picture src={home.cover} alt="" width={750} ratio="16 / 9" />}
        >
          <CardTitle title={home.meeting_title} notes={useSheetNote(home)} />
        </Card>
      </Section>
      {home.doctor_id > 0 && (
        <div className="guest-card">
          <ButtonLink block href={doctorPaths.home(home.doctor_id)}>
            {text.doctorHome}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
