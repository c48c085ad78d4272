import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { userTypes } from '#contract/people/account.ts'
import { orderPaths } from '#web/features/commerce/orders/paths.ts'
import { withdrawalPaths } from '#web/features/commerce/withdrawals/paths.ts'
import { publicityPaths } from '#web/features/library/publicity/paths.ts'
import { subjectPaths } from '#web/features/library/subjects/paths.ts'
import { DownloadRow } from '#web/features/people/native-app/cards/download-row.tsx'
import { followPaths } from '#web/features/community/follows/paths.ts'
import { historyPaths } from '#web/features/community/history/paths.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { StartRow } from '#web/features/meetings/live/cards/start-row.tsx'
import { StudyRows } from '#web/features/meetings/study/cards/study-rows.tsx'
import { outpatientPaths } from '#web/features/practice/outpatient/paths.ts'
import { unionPaths } from '#web/features/practice/unions/paths.ts'
import { TaskOrdersRow } from '#web/features/practice/expert-duties/cards/task-orders-row.tsx'
import { VerificationBadge } from '#web/features/people/verification/cards/verification-badge.tsx'
import { verificationPaths } from '#web/features/people/verification/paths.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import {
  BadgeCheckIcon,
  ConsultationIcon,
  InfoIcon,
  PenIcon,
  PeopleIcon,
  ReceiptIcon,
  SlidersIcon,
  StethoscopeIcon,
  UnionIcon,
  WalletIcon,
} from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { UserIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { LanguageRow, ThemeRow } from '#web/features/people/personal/cards/look-rows.tsx'
import { InviteRow } from '../parts/invite-row.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { personalPaths } from '#web/features/people/personal/paths.ts'
import { personalCenterText } from '../text.ts'
import { useLogOut } from '#web/features/people/personal/cards/use-log-out.ts'
import './personal-center.css'

export function PersonalCenter() {
  const text = useText(personalCenterText)
  const profile = useQuery({ ...profileQueries.profile(), placeholderData: keepPreviousData })
  const leave = useLogOut()

  const isDoctor = profile.data?.user_type === userTypes.doctor
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => profile.refetch()}>
        {profile.data ? (
          <PersonCard profile={profile.data} />
        ) : (
          <ListState
            status={profile.isError ? 'error' : 'loading'}
            errorText={profile.error?.message}
            onRetry={() => profile.refetch()}
            inline
          />
        )}
        <div className="personal-center-group">
          <ListRow before={<UserIcon />} title={text.information} href={personalPaths.information} />
          {isDoctor && (
            <ListRow
              before={<BadgeCheckIcon />}
              title={text.verification}
              after={<VerificationBadge state={profile.data!.verification_state} />}
              href={verificationPaths.verification}
            />
          )}
          <StudyRows />
          <StartRow />
          {isDoctor && (
            <>
              <TaskOrdersRow />
              <ListRow before={<WalletIcon />} title={text.fees} href={withdrawalPaths.claim} />
              <ListRow before={<UnionIcon />} title={text.unions} href={unionPaths.all} />
              <ListRow before={<ConsultationIcon />} title={text.outpatient} href={outpatientPaths.home} />
            </>
          )}
          <ListRow before={<StethoscopeIcon />} title={text.subjects} href={subjectPaths.own} />
          <ListRow before={<PeopleIcon />} title={text.followed} href={followPaths.content} />
          <ListRow before={<ReceiptIcon />} title={text.orders} href={orderPaths.list()} />
          <ListRow before={<ClockIcon />} title={text.history} href={historyPaths.views} />
          <ListRow before={<PenIcon />} title={text.publicity} href={publicityPaths.apply} />
          {profile.data && <InviteRow userId={profile.data.userid} />}
        </div>
        <div className="personal-center-group" data-spaced>
          <LanguageRow />
          <ThemeRow />
        </div>
        <div className="personal-center-group">
          <ListRow before={<SlidersIcon />} title={text.setting} href={personalPaths.setting} />
          <DownloadRow />
          <ListRow before={<InfoIcon />} title={text.about} href={personalPaths.about} />
        </div>
        <div className="personal-center-leave">
          <Button block onClick={leave}>
            {text.logOut}
          </Button>
        </div>
      </PullToRefresh>
    </ScreenFrame>
  )
}
