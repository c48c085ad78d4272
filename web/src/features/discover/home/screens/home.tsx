import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SubjectOffer } from '#web/features/library/subjects/cards/subject-offer.tsx'
import { useHomeSubject } from '#web/features/library/subjects/state.ts'
import { environment } from '#web/platform/environment.ts'
import { searchPaths } from '#web/features/discover/search/paths.ts'
import { PushDialog } from '#web/features/community/messages/cards/push-dialog.tsx'
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
import { DownloadBanner } from '../parts/download-banner.tsx'
import { HomeBar } from '../parts/home-bar.tsx'
import { HomeMenu } from '../parts/home-menu.tsx'
import { HomeShare } from '../parts/home-share.tsx'
import { Section } from '../parts/section.tsx'
import { SubjectPopup } from '../parts/subject-popup.tsx'
import { bannerTarget } from '../paths.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import { useSiteFacts } from '../use-site-facts.ts'
import { useHomeScope } from '../use-home-scope.ts'
import './home.css'

/** This many sections fill the first screens; the others are rendered when they come near. */
const renderedAtOnce = 3

export function Home() {
  const text = useText(homeText)
  const client = useQueryClient()
  const { scope, collegeName: nameInAddress, isRightHidden, setCollege, setDisease } = useHomeScope()
  useHomeSubject(scope.collegeId, setCollege)
  const [isSwitching, setIsSwitching] = useState(false)
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
      <DownloadBanner title={college?.download_logo === 1 ? college.download_logo_title : undefined} />
      <HomeBar
        collegeName={collegeName ?? text.allSubjects}
        isRightHidden={isRightHidden}
        onSwitch={() => setIsSwitching(true)}
      />
      <SubjectPopup
        open={isSwitching}
        onClose={() => setIsSwitching(false)}
        chosen={scope.collegeId}
        onChoose={setCollege}
      />
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
        <SubjectOffer />
        <PullToRefresh onRefresh={() => startOver(client)}>
          {banners.data ? (
            <Banner
              label={text.banners}
              ratio="5 / 2"
              items={banners.data.map((banner, at) => ({
                key: at,
                src: banner.img,
                alt: banner.title,
                href: bannerTarget(banner),
              }))}
            />
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
      <PushDialog />
    </>
  )
}
