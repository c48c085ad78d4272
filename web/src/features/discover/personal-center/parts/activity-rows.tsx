import { verificationStates } from '#contract/people/verification-states.ts'
import { userTypes } from '#contract/people/account.ts'
import type { PersonalCenter } from '#contract/discover/personal-center.ts'
import { coffeePaths } from '#web/paths/coffee.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { withdrawalPaths } from '#web/paths/withdrawals.ts'
import { followPaths } from '#web/paths/follows.ts'
import { publicityPaths } from '#web/paths/publicity.ts'
import { subjectPaths } from '#web/paths/subjects.ts'
import { authoringPaths } from '#web/paths/authoring.ts'
import { livePaths } from '#web/paths/live.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { VerificationBadge } from '#web/features/people/verification/cards/verification-badge.tsx'
import { verificationPaths } from '#web/paths/verification.ts'
import { conferencePaths } from '#web/paths/conferences.ts'
import { lectureEvidencePaths } from '#web/paths/lecture-evidence.ts'
import { consultationPaths } from '#web/paths/consultations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import {
  BadgeCheckIcon,
  BookIcon,
  BriefcaseIcon,
  ChartIcon,
  ConsultationIcon,
  CupIcon,
  PenIcon,
  PeopleIcon,
  ScanIcon,
  StethoscopeIcon,
  UnionIcon,
  WalletIcon,
} from '#web/ui/icon/identity-icons.tsx'
import { LiveIcon } from '#web/ui/icon/media-icons.tsx'
import { HomeIcon } from '#web/ui/icon/navigation-icons.tsx'
import { VideoIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { personalCenterText } from '../text.ts'
import { InviteRow } from './invite-row.tsx'

/** What the member does: a doctor’s homepage, works, fees, unions and consultations, and what everybody follows. */
export function ActivityRows({ center }: { center: PersonalCenter }) {
  const text = useText(personalCenterText)
  const { profile, activity } = center
  return (
    <Section title={text.activity}>
      {profile.user_type === userTypes.doctor && (
        <>
          <ListRow
            before={<BadgeCheckIcon />}
            title={text.verification}
            note={profile.verification_state !== verificationStates.passed && text.verificationNote}
            after={<VerificationBadge state={profile.verification_state} />}
            href={verificationPaths.verification}
          />
          {activity.doctor_id > 0 && (
            <ListRow
              before={<HomeIcon />}
              title={text.homepage}
              href={doctorPaths.home(activity.doctor_id)}
            />
          )}
          <ListRow
            before={<BriefcaseIcon />}
            title={text.works}
            after={activity.work_num > 0 && text.number(activity.work_num)}
            href={activity.doctor_id > 0 ? doctorPaths.home(activity.doctor_id) : authoringPaths.upload}
          />
          <ListRow before={<WalletIcon />} title={text.fees} href={withdrawalPaths.claim} />
          <ListRow
            before={<UnionIcon />}
            title={text.unions}
            after={activity.union_num > 0 && text.number(activity.union_num)}
            href={unionPaths.all}
          />
          <ListRow before={<VideoIcon />} title={text.conferences} href={conferencePaths.home} />
          <ListRow before={<ConsultationIcon />} title={text.outpatient} href={consultationPaths.home} />
        </>
      )}
      {(profile.user_type === userTypes.enterprise || activity.lecture_num > 0) && (
        <ListRow
          before={<ChartIcon />}
          title={text.lectures}
          after={activity.lecture_num > 0 && text.number(activity.lecture_num)}
          href={lectureEvidencePaths.sponsored}
        />
      )}
      {activity.may_start === 1 && (
        <ListRow before={<LiveIcon />} title={text.startable} href={livePaths.start()} />
      )}
      <ListRow before={<StethoscopeIcon />} title={text.subjects} href={subjectPaths.own} />
      <ListRow before={<PeopleIcon />} title={text.followed} href={followPaths.content} />
      <ListRow before={<BookIcon />} title={text.digests} note={text.digestsNote} href={digestPaths.list()} />
      <ListRow before={<CupIcon />} title={text.coffee} href={coffeePaths.all} />
      {activity.is_staff === 1 && (
        <ListRow before={<ScanIcon />} title={text.coffeeCounter} href={coffeePaths.counter} />
      )}
      <ListRow before={<PenIcon />} title={text.publicity} href={publicityPaths.apply} />
      <InviteRow userId={profile.userid} />
    </Section>
  )
}
