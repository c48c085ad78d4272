import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { optionalPart } from '#web/shell/optional-part.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useHomeSubject } from '#web/features/library/subjects/state.ts'
import { environment } from '#web/platform/environment.ts'
import { searchPaths } from '#web/paths/search.ts'
import { usePageTitle } from '#web/shell/screen-title.ts'
import { startOver } from '#web/shell/start-over.ts'
import { Banner } from '#web/ui/banner/banner.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { InView } from '#web/ui/in-view/in-view.tsx'
import { AppSwitch } from '../parts/app-switch.tsx'
import { Channels } from '../parts/channels.tsx'
import { HomeBar } from '../parts/home-bar.tsx'
import { HomeNotices } from '../parts/home-notices.tsx'
import { HomeMenu } from '../parts/home-menu.tsx'
import { HomeShare } from '../parts/home-share.tsx'
import { NowCard } from '../parts/now-card.tsx'
import { Section } from '../parts/section.tsx'
import { bannerTarget } from '#web/paths/home.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import { useSiteFacts } from '../use-site-facts.ts'
import { useHomeScope } from '../use-home-scope.ts'
import './home.css'

const SubjectPopup = optionalPart(async () => (await import('../parts/subject-popup.tsx')).SubjectPopup)

/** Visitors have booked nothing: they do not load what shows it. */
const NextMeeting = optionalPart(async () => (await import('../parts/next-meeting.tsx')).NextMeeting)

/** Visitors have learnt nothing here. */
const RecheckCard = optionalPart(
  async () => (await import('#web/features/meetings/study/cards/recheck-card.tsx')).RecheckCard,
)

/** This many sections fill the first screens; the others are rendered when they come near. */
const renderedAtOnce = 3

export function Home() {
  const isInBrowser = useInBrowser()
  const text = useText(homeText)
  const client = useQueryClient()
  const login = useLoginState()
  const { scope, collegeName: nameInAddress, isRightHidden, setCollege, setDisease } = useHomeScope()
  useHomeSubject(scope.collegeId, setCollege)
  /** Undefined until it is opened for the first time: the popup is loaded then. */
  const [isSwitching, setIsSwitching] = useState<boolean>()
  const banners = useQuery(homeQueries.banners(scope.collegeId))
  const menu = useQuery(homeQueries.menu(scope))
  const diseases = useQuery(subjectQueries.diseases(scope.collegeId))
  const blocks = useQuery(homeQueries.blocks(scope.collegeId))
  const content = useQuery(homeQueries.content(scope))
  const colleges = useQuery({ ...subjectQueries.colleges(), enabled: scope.collegeId > 0 })
  const college = colleges.data?.find((one) => one.college_id === scope.collegeId)
  const collegeName = college?.college_name ?? nameInAddress
  usePageTitle(collegeName)
  useSiteFacts(collegeName)

  const isEmpty = content.data && Object.values(content.data).every((items) => items.length === 0)

  return (
    <>
      <HomeNotices invitation={college?.download_logo === 1 ? college.download_logo_title : undefined} />
      <HomeBar
        collegeName={collegeName ?? text.allSubjects}
        isRightHidden={isRightHidden}
        onSwitch={() => setIsSwitching(true)}
      />
      {isSwitching !== undefined && (
        <Suspense>
          <SubjectPopup
            open={isSwitching}
            onClose={() => setIsSwitching(false)}
            chosen={scope.collegeId}
            onChoose={setCollege}
          />
        </Suspense>
      )}
      <main className="home">
        <div className="home-search">
          {environment().kind === 'app' && (
            <AppSwitch
              collegeId={scope.collegeId}
              collegeName={collegeName ?? text.allSubjects}
              onSwitch={() => setIsSwitching(true)}
              onChoose={setCollege}
            />
          )}
          <Link href={searchPaths.search({ collegeId: scope.collegeId })} className="home-search-box">
            <SearchIcon size="small" />
            <span>{text.search}</span>
          </Link>
          <HomeShare collegeId={scope.collegeId} />
        </div>
        <PullToRefresh onRefresh={() => startOver(client)}>
          <NowCard scope={scope} />
          {login.is === 'in' && (
            <Suspense fallback={<div className="home-next" />}>
              {isInBrowser ? <NextMeeting scope={scope} /> : <div className="home-next" />}
              {isInBrowser && <RecheckCard />}
            </Suspense>
          )}
          {banners.data ? (
            <div className="home-banner">
              <Banner
                label={text.banners}
                ratio="5 / 2"
                items={banners.data.map((banner, at) => ({
                  key: at,
                  src: banner.img,
                  alt: banner.title,
                  title: banner.title,
                  href: bannerTarget(banner),
                }))}
              />
            </div>
          ) : banners.isError ? (
            <ListState status="error" inline onRetry={() => banners.refetch()} />
          ) : (
            <Skeleton shape="banner" />
          )}
          {menu.data && <HomeMenu items={menu.data} scope={scope} />}
          {menu.isError && !menu.data && <ListState status="error" inline onRetry={() => menu.refetch()} />}
          <Channels diseases={diseases.data ?? []} chosen={scope.diseaseId} onChoose={setDisease} />
          {diseases.isError && !diseases.data && (
            <ListState status="error" inline onRetry={() => diseases.refetch()} />
          )}
          {blocks.data?.map((block, at) => {
            const section = <Section key={block.id} block={block} scope={scope} content={content.data} />
            if (at < renderedAtOnce) return section
            return (
              <InView key={block.id} waiting={<div className="home-section-waiting" />}>
                {section}
              </InView>
            )
          })}
          {(content.isPending || blocks.isPending) && <Skeleton shape="feed" count={4} />}
          {(content.isError || blocks.isError) && (
            <ListState status="error" onRetry={() => Promise.all([content.refetch(), blocks.refetch()])} />
          )}
          {isEmpty && <ListState status="empty" emptyText={text.nothingHere} />}
          {content.data && blocks.data && !isEmpty && <ListState status="end" />}
        </PullToRefresh>
      </main>
      <ScrollToTop />
    </>
  )
}
