import { useQuery } from '@tanstack/react-query'
import { meetingTypes } from '#contract/wire/items.ts'
import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { titleName } from '#contract/wire/titles.ts'
import { departmentPaths } from '#web/features/library/departments/paths.ts'
import { FollowButton } from '#web/features/community/follows/cards/follow-button.tsx'
import { FollowerCount } from '#web/features/community/follows/cards/follower-count.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { meetingTarget } from '#web/features/meetings/meetings/paths.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { DoctorMeetings } from '../parts/doctor-meetings.tsx'
import { DoctorWorks } from '../parts/doctor-works.tsx'
import { doctorPaths } from '#web/features/people/doctors/paths.ts'
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

function DoctorBody({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  const title = titleName(doctor.title, useLanguage())
  const hasMeetingsAlone = doctor.production_num === 0 && doctor.upcoming.length + doctor.past.length > 0
  const [tab, setTab] = useQueryChoice(
    'tab',
    hasMeetingsAlone ? ['meetings', 'works'] : ['works', 'meetings'],
  )
  return (
    <>
      <div className="doctor-head">
        <Avatar src={doctor.doctor_cover} name="" size={88} />
        <div className="doctor-words">
          <h2 className="doctor-name">
            {doctor.doctor_name} <span className="doctor-title">{title}</span>
          </h2>
          <p>{doctor.hospital}</p>
          <p className="doctor-department">
            {doctor.department_id > 0 ? (
              <Link href={departmentPaths.detail(doctor.department_id)}>{doctor.department}</Link>
            ) : (
              doctor.department
            )}
          </p>
          {doctor.live_status === 1 && (
            <p>
              <LiveTag doctor={doctor} />
            </p>
          )}
          <p className="doctor-followers">
            <FollowerCount kind="doctor" itemId={doctor.doctor_id} />
          </p>
        </div>
        <div className="doctor-actions">
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
          <FollowButton kind="doctor" itemId={doctor.doctor_id} />
        </div>
      </div>
      {doctor.good_at && (
        <Section title={text.goodAt}>
          <Prose text={doctor.good_at} />
        </Section>
      )}
      {doctor.introduction && (
        <Section title={text.introduction}>
          <Prose text={doctor.introduction} />
        </Section>
      )}
      <div className="doctor-tabs">
        <Tabs
          id="doctor"
          label={text.content}
          items={[
            { key: 'works', label: text.works },
            { key: 'meetings', label: text.meetings },
          ]}
          active={tab}
          onChange={setTab}
        />
      </div>
      <TabPanel tabsId="doctor" tabKey={tab}>
        {tab === 'works' ? <DoctorWorks doctorId={doctor.doctor_id} /> : <DoctorMeetings doctor={doctor} />}
      </TabPanel>
      <ItemProducts itemType="doctor" itemId={doctor.doctor_id} />
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
