import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { searchTabs } from '#contract/discover/search.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { AllFound } from '../parts/all-found.tsx'
import { Answers } from '../parts/answers.tsx'
import { FoundFilters } from '../parts/found-filters.tsx'
import { FoundList } from '../parts/found-list.tsx'
import { NothingFound } from '../parts/nothing-found.tsx'
import { SearchFrame } from '../parts/search-frame.tsx'
import { Understood } from '../parts/understood.tsx'
import { HotWords, RecentWords } from '../parts/words.tsx'
import { searchQueries } from '../queries.ts'
import { useRecentWords } from '../recent-words.ts'
import { searchText } from '../text.ts'
import { useSearch } from '../use-search.ts'
import './search.css'

export function Search() {
  const text = useText(searchText)
  const recent = useRecentWords()
  const search = useSearch()

  function start(keyword: string) {
    recent.add(keyword)
    search.setKeyword(keyword)
  }

  return (
    <SearchFrame
      label={text.label}
      placeholder={text.placeholder}
      keyword={search.keyword}
      collegeId={search.collegeId}
      onSearch={start}
    >
      {search.collegeId > 0 && <Subject collegeId={search.collegeId} onLeave={search.leaveCollege} />}
      {search.keyword === '' ? (
        <>
          <RecentWords recent={recent} onChoose={start} />
          <HotWords collegeId={search.collegeId} onChoose={start} />
        </>
      ) : (
        <Results {...search} onChoose={start} />
      )}
    </SearchFrame>
  )
}

type ResultsProps = ReturnType<typeof useSearch> & { onChoose: (word: string) => void }

function Results(props: ResultsProps) {
  const { keyword, collegeId, tab, order, isFree, setTab, setFilter, onChoose } = props
  const text = useText(searchText)
  const tabsId = useId()
  const search = { keyword, collegeId }
  const { data: counts, isError, refetch } = useQuery(searchQueries.counts(search))
  const all = useQuery(searchQueries.all(search))
  if (isError) return <ListState status="error" onRetry={() => refetch()} />
  if (!counts) return <Skeleton shape="feed" count={6} />
  const filled = searchTabs.filter((one) => counts[one] > 0)
  if (filled.length === 0)
    return (
      <>
        <Answers keyword={keyword} />
        <NothingFound search={search} all={all.data} onChoose={onChoose} />
      </>
    )
  // Credit meetings are upcoming or over too.
  const total = filled.reduce((sum, one) => (one === 'credit' ? sum : sum + counts[one]), 0)
  const active = tab && counts[tab] > 0 ? tab : undefined
  return (
    <>
      <div className="search-tabs">
        <Tabs
          id={tabsId}
          label={text.tabs}
          active={active ?? 'all'}
          onChange={(key) => setTab(key === 'all' ? undefined : key)}
          items={(['all', ...filled] as const).map((key) => ({
            key,
            label: (
              <>
                {text.tab[key]} <span className="search-count">{key === 'all' ? total : counts[key]}</span>
              </>
            ),
          }))}
        />
      </div>
      {all.data && <Understood understood={all.data.understood} />}
      <TabPanel tabsId={tabsId} tabKey={active ?? 'all'}>
        {active ? (
          <>
            <FoundFilters tab={active} filter={{ order, isFree }} onChange={setFilter} />
            <FoundList
              tab={active}
              search={{ ...search, order, isFree }}
              emptyText={text.nothingInTab(keyword, text.tab[active])}
            />
          </>
        ) : all.isError ? (
          <ListState status="error" onRetry={() => all.refetch()} />
        ) : all.data ? (
          <>
            <Answers keyword={keyword} />
            <AllFound all={all.data} counts={counts} onTab={setTab} />
          </>
        ) : (
          <Skeleton shape="feed" count={6} />
        )}
      </TabPanel>
      <ScrollToTop />
    </>
  )
}

/** Limits the search to one subject until this is removed. */
function Subject({ collegeId, onLeave }: { collegeId: number; onLeave: () => void }) {
  const text = useText(searchText)
  const { data } = useQuery(subjectQueries.colleges())
  const college = data?.find((one) => one.college_id === collegeId)
  if (!college) return null
  return (
    <p className="search-subject">
      <span>{text.inSubject(college.college_name)}</span>
      <Button small variant="quiet" onClick={onLeave}>
        {text.everywhere}
      </Button>
    </p>
  )
}
