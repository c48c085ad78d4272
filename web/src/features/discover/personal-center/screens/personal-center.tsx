import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { userTypes } from '#contract/people/account.ts'
import { publicityPaths } from '#web/features/library/publicity/paths.ts'
import { nativeAppPaths } from '#web/features/people/native-app/paths.ts'
import { followPaths } from '#web/features/community/follows/paths.ts'
import { historyPaths } from '#web/features/community/history/paths.ts'
import { invitationPaths } from '#web/features/people/invitation/paths.ts'
import { profileQueries } from '#web/features/people/profile/queries.ts'
import { StartRow } from '#web/features/meetings/live/cards/start-row.tsx'
import { StudyRows } from '#web/features/meetings/study/cards/study-rows.tsx'
import { VerificationBadge } from '#web/features/people/verification/cards/verification-badge.tsx'
import { verificationPaths } from '#web/features/people/verification/paths.ts'
import { environment } from '#web/platform/environment.ts'
import { shareLink } from '#web/platform/share-link.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { BadgeCheckIcon, PenIcon, SlidersIcon } from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon, DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { HeartIcon, ShareIcon, StarIcon, UserIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { LanguageRow, ThemeRow } from '#web/features/people/personal/cards/look-rows.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { personalPaths } from '#web/features/people/personal/paths.ts'
import { personalCenterText } from '../text.ts'
import { useLogOut } from '#web/features/people/personal/cards/use-log-out.ts'
import './personal-center.css'

export function PersonalCenter() {
  const text = useText(personalCenterText)
  const profile = useQuery({ ...profileQueries.profile(), placeholderData: keepPreviousData })
  const leave = useLogOut()

  async function invite(userId: number) {
    const url = location.origin + invitationPaths.shareRegister(userId)
    const outcome = await shareLink({ title: text.inviteText, url })
    if (outcome === 'copied') toast(text.linkCopied, 'success')
    if (outcome === 'refused') toast(text.linkNotCopied, 'failure')
  }

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
          <ListRow before={<StarIcon />} title={text.followed} href={followPaths.content} />
          <ListRow before={<ClockIcon />} title={text.history} href={historyPaths.views} />
          <ListRow before={<PenIcon />} title={text.publicity} href={publicityPaths.apply} />
          {profile.data && (
            <ListRow
              before={<ShareIcon />}
              title={text.invite}
              onClick={() => void invite(profile.data.userid)}
            />
          )}
        </div>
        <div className="personal-center-group" data-spaced>
          <LanguageRow />
          <ThemeRow />
        </div>
        <div className="personal-center-group">
          <ListRow before={<SlidersIcon />} title={text.setting} href={personalPaths.setting} />
          {environment().kind !== 'app' && (
            <ListRow before={<DownloadIcon />} title={text.download} href={nativeAppPaths.download()} />
          )}
          <ListRow before={<HeartIcon />} title={text.about} href={personalPaths.about} />
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
