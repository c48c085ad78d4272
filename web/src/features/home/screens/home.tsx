import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#web/shell/screen-title.ts'
import { Banner } from '#web/ui/banner/banner.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PagerGrid } from '#web/ui/pager-grid/pager-grid.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Channels } from '../parts/channels.tsx'
import { HomeBar } from '../parts/home-bar.tsx'
import { Section } from '../parts/section.tsx'
import { SubjectPopup } from '../parts/subject-popup.tsx'
import { bannerTarget, homePaths, menuTarget } from '../paths.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import { useHomePlace } from '../use-place.ts'
import './home.css'

export function Home() {
  const text = useText(homeText)
  const client = useQueryClient()
  const { place, collegeName, isRightHidden, setCollege, setDisease } = useHomePlace()
  const [isSwitching, setIsSwitching] = useState(false)
  const banners = useQuery(homeQueries.banners(place.collegeId))
  const menu = useQuery(homeQueries.menu(place))
  const diseases = useQuery(homeQueries.diseases(place.collegeId))
  const blocks = useQuery(homeQueries.blocks(place.collegeId))
  const content = useQuery(homeQueries.content(place))
  usePageTitle(collegeName)

  const isEmpty = content.data && Object.values(content.data).every((items) => items.length === 0)

  return (
    <>
      <HomeBar
        collegeName={collegeName ?? text.allSubjects}
        isRightHidden={isRightHidden}
        onSwitch={() => setIsSwitching(true)}
      />
      <SubjectPopup
        open={isSwitching}
        onClose={() => setIsSwitching(false)}
        chosen={place.collegeId}
        onChoose={setCollege}
      />
      <main className="home">
        <div className="home-search">
          <Link href={homePaths.search} className="home-search-box">
            <SearchIcon size="small" />
            <span>{text.search}</span>
          </Link>
        </div>
        <PullToRefresh onRefresh={() => client.invalidateQueries()}>
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
          ) : (
            !banners.isError && <Skeleton shape="banner" />
          )}
          {menu.data && (
            <PagerGrid
              label={text.menu}
              items={menu.data.map((item) => ({
                key: item.name,
                name: item.name,
                logo: item.logo,
                href: menuTarget(item, place),
                isNew: item.icon_status === 1,
              }))}
            />
          )}
          <Channels diseases={diseases.data ?? []} chosen={place.diseaseId} onChoose={setDisease} />
          {blocks.data?.map((block) => (
            <Section key={block.id} block={block} place={place} content={content.data} />
          ))}
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
