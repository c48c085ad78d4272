import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useMemo } from 'react'
import { meetingTypes } from '#contract/wire/items.ts'
import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { titleName } from '#contract/wire/titles.ts'
import { FollowButton } from '#web/features/community/follows/cards/follow-button.tsx'
import { FollowerCount } from '#web/features/community/follows/cards/follower-count.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useWidth } from '#web/shell/use-width.ts'
import { meetingTarget } from '#web/paths/meetings.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { DoctorContent } from '../parts/doctor-content.tsx'
import { DoctorHead } from '../parts/doctor-head.tsx'
import { DoctorQuotes } from '../parts/doctor-quotes.tsx'
import { DoctorWords } from '../parts/doctor-words.tsx'
import { NextMeeting } from '../parts/next-meeting.tsx'
import { doctorPaths } from '#web/paths/doctors.ts'
import { ownerText } from '../owner-text.ts'
import { homepagePaths } from '#web/paths/doctor-homepage.ts'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'
import './doctor.css'

export function Doctor() {
  const text = useText(doctorText)
  const doctorId = useQueryId('doctor_id')
  const doctor = useQuery(doctorQueries.detail(doctorId))
  return (
    <DetailScreen detail={doctor} nameOf={(detail) => detail.doctor_name} missing={text.missing}>
      {(detail) => <DoctorBody key={detail.doctor_id} doctor={detail} />}
    </DetailScreen>
  )
}

/** The homepage including unpublished meetings, for the people who prepare them. */
export function DoctorTest() {
  const text = useText(doctorText)
  const doctorId = useQueryId('doctor_id')
  const doctor = useQuery(doctorQueries.testDetail(doctorId))
  return (
    <DetailScreen detail={doctor} nameOf={(detail) => detail.doctor_name} missing={text.missing}>
      {(detail) => (
        <>
          <p className="doctor-test">{text.testVersion}</p>
          <DoctorBody key={detail.doctor_id} doctor={detail} />
        </>
      )}
    </DetailScreen>
  )
}

const views = ['page', 'works', 'figures', 'earnings', 'tasks'] as const

const OwnerArea = lazy(async () => ({ default: (await import('../parts/owner-area.tsx')).OwnerArea }))

function DoctorBody({ doctor }: { doctor: DoctorDetail }) {
  const text = { ...useText(ownerText), ...useText(doctorText) }
  const [chosen, setView] = useQueryChoice('view', views)
  const isOwn = doctor.is_own === 1
  const view = isOwn ? chosen : 'page'
  // Beside the column of a wide window, so that works are on the first screen.
  const isBeside = useWidth() === 'wide'
  const words = useMemo(() => <DoctorWords doctor={doctor} diseases={doctor.diseases} />, [doctor])
  useSidePanel(
    useMemo(() => (isBeside ? <div className="doctor-beside">{words}</div> : null), [isBeside, words]),
  )
  return (
    <>
      <DoctorHead doctor={doctor} actions={<DoctorActions doctor={doctor} />}>
        <p className="doctor-numbers">
          {doctor.live_status === 1 && <LiveTag doctor={doctor} />}
          {doctor.production_num > 0 && <span>{text.workNum(doctor.production_num)}</span>}
          {doctor.meeting_num > 0 && <span>{text.meetingNum(doctor.meeting_num)}</span>}
          <FollowerCount kind="doctor" itemId={doctor.doctor_id} />
        </p>
      </DoctorHead>
      {isOwn && (
        <div className="doctor-views">
          <Segmented
            label={text.views}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: text[value] }))}
          />
        </div>
      )}
      {view === 'page' ? (
        <>
          {/* Where there are no works the content opens with the meetings, this one first. */}
          {doctor.production_num > 0 && <NextMeeting doctor={doctor} />}
          {!isBeside && words}
          <DoctorContent doctor={doctor} />
          <DoctorQuotes doctorId={doctor.doctor_id} />
          <ItemProducts itemType="doctor" itemId={doctor.doctor_id} />
        </>
      ) : (
        <Suspense fallback={<ListState status="loading" />}>
          <OwnerArea view={view} />
        </Suspense>
      )}
    </>
  )
}

function DoctorActions({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  const title = titleName(doctor.title, useLanguage())
  return (
    <>
      <ShareButton
        item={{
          itemType: 'doctor',
          itemId: doctor.doctor_id,
          title: `${doctor.doctor_name} ${title}`,
          description: `${doctor.hospital} ${doctor.department}`,
          image: doctor.doctor_cover,
          path: doctorPaths.home(doctor.doctor_id),
        }}
      />
      {doctor.is_own === 1 ? (
        <ButtonLink small href={homepagePaths.editHomepage}>
          {text.edit}
        </ButtonLink>
      ) : (
        <FollowButton kind="doctor" itemId={doctor.doctor_id} />
      )}
    </>
  )
}

/** Opens the meeting in which the doctor speaks now. */
function LiveTag({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  const tag = <Tag kind="live">{text.live}</Tag>
  const meeting = doctor.upcoming.find(({ meeting_type }) => meeting_type === meetingTypes.live)
  return meeting ? <Link href={meetingTarget(meeting)}>{tag}</Link> : tag
}
