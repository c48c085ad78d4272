import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { PersonalCenter as Center } from '#contract/discover/personal-center.ts'
import { userTypes } from '#contract/people/account.ts'
import { feedbackPaths } from '#web/paths/feedback.ts'
import { DownloadRow } from '#web/features/people/native-app/cards/download-row.tsx'
import { useLogOut } from '#web/features/people/personal/cards/use-log-out.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { InfoIcon, SlidersIcon } from '#web/ui/icon/identity-icons.tsx'
import { UserIcon } from '#web/ui/icon/people-icons.tsx'
import { ChatIcon } from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { usePersonalChanges } from '../cards/use-personal-changes.ts'
import { ActivityRows } from '../parts/activity-rows.tsx'
import { CreditYear } from '../parts/credit-year.tsx'
import { OwnedTiles } from '../parts/owned-tiles.tsx'
import { PersonCard } from '../parts/person-card.tsx'
import { ThingsTiles } from '../parts/things-tiles.tsx'
import { WaitingTiles } from '../parts/waiting-tiles.tsx'
import { personalCenterQueries } from '../queries.ts'
import { personalCenterText } from '../text.ts'
import './personal-center.css'

/** Who the member is, what waits for them, what they own and do: one call paints it. */
export function PersonalCenter() {
  const center = useQuery({ ...personalCenterQueries.get(), placeholderData: keepPreviousData })
  // Many rows come at once: rendered as a deferred value they do not block a slow phone.
  const shown = useDeferredValue(center.data)
  usePersonalChanges()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => center.refetch()}>
        {shown ? (
          <CenterBody center={shown} />
        ) : (
          <ListState
            status={center.isError ? 'error' : 'loading'}
            errorText={center.error?.message}
            skeleton={<Skeleton shape="rows" count={8} />}
            onRetry={() => center.refetch()}
            inline
          />
        )}
        {/* Not before it is known what is above: it would be pushed out of the screen. */}
        {(shown || center.isError || center.isPaused) && <ServiceRows />}
      </PullToRefresh>
    </ScreenFrame>
  )
}

/** Companies owe none; what somebody has earned is shown to anybody. */
const owesCredits = ({ profile, credit_year }: Center) =>
  profile.user_type !== userTypes.enterprise || Number(credit_year.total) > 0

const CenterBody = ({ center }: { center: Center }) => (
  <>
    <PersonCard profile={center.profile} rank={center.rank} />
    <OwnedTiles things={center.things} />
    {owesCredits(center) && <CreditYear credit={center.credit_year} />}
    <WaitingTiles waiting={center.waiting} profile={center.profile} />
    <ThingsTiles things={center.things} />
    <div className="personal-center-rows">
      <ActivityRows center={center} />
    </div>
  </>
)

/** Settings and the way out work also while the rest cannot be read. */
function ServiceRows() {
  const text = useText(personalCenterText)
  const leave = useLogOut()
  return (
    <>
      <div className="personal-center-rows">
        <Section title={text.service}>
          <ListRow before={<UserIcon />} title={text.information} href={personalPaths.information} />
          <ListRow before={<SlidersIcon />} title={text.setting} href={personalPaths.setting} />
          <ListRow before={<ChatIcon />} title={text.feedback} href={feedbackPaths.send} />
          <DownloadRow />
          <ListRow before={<InfoIcon />} title={text.about} href={personalPaths.about} />
        </Section>
      </div>
      <div className="personal-center-leave">
        <Button block onClick={leave}>
          {text.logOut}
        </Button>
      </div>
    </>
  )
}
