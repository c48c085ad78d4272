import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from '#web/shell/navigation.ts'
import { departmentLists } from '#contract/library/departments.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { loginPathFrom } from '#web/paths/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { SubjectChips } from '#web/features/library/subjects/fields/subject-chips.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { SearchIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { DepartmentAds } from '../parts/department-ads.tsx'
import { DepartmentCard } from '../parts/department-card.tsx'
import { departmentPaths } from '#web/paths/departments.ts'
import { departmentQueries } from '../queries.ts'
import type { DepartmentScope } from '../queries.ts'
import { departmentText } from '../text.ts'
import './department-home.css'

const lists = ['all', 'subscribed'] as const

/** `type`, `name`, `userid` and `college_id` in the address: which list, its title, who invites, which subject. */
export function DepartmentHome() {
  const text = useText(departmentText)
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const collegeId = useQueryId('college_id')
  const inviterId = useQueryId('userid')
  const list = useQueryId('type') === departmentLists.subscribed ? 'subscribed' : 'all'

  const choose = (name: 'type' | 'college_id', value: number) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        next.set(name, String(value))
        return next
      },
      { replace: true },
    )

  return (
    <ScreenFrame
      title={titleInAddress(query.get('name'))}
      right={
        <Link href={departmentPaths.search} className="department-home-search" aria-label={text.searchLabel}>
          <SearchIcon />
        </Link>
      }
    >
      <Tabs
        id="departments"
        label={text.lists}
        items={lists.map((key) => ({ key, label: text[key] }))}
        active={list}
        onChange={(key) => choose('type', departmentLists[key])}
      />
      <SubjectChips chosen={collegeId} onChoose={(id) => choose('college_id', id)} />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <TabPanel tabsId="departments" tabKey={list}>
          {list === 'all' && <DepartmentAds departmentId={0} />}
          <Departments list={list} collegeId={collegeId} inviterId={inviterId} />
        </TabPanel>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}

function Departments(scope: DepartmentScope) {
  const text = useText(departmentText)
  const login = useLoginState()
  const here = useLocation()
  const isOwn = scope.list === 'subscribed'
  if (isOwn && login.is === 'out') {
    return (
      <ListState
        status="note"
        emptyText={text.logInToSee}
        emptyAction={<ButtonLink href={loginPathFrom(here)}>{text.logIn}</ButtonLink>}
      />
    )
  }
  return (
    <PagedList
      query={departmentQueries.list(scope)}
      keyOf={(department) => department.department_id}
      estimate={112}
      skeleton="feed"
      emptyText={isOwn ? text.nothingSubscribed : text.nothing}
      emptyAction={<ButtonLink href={departmentPaths.home}>{text.seeAll}</ButtonLink>}
    >
      {(department) => <DepartmentCard department={department} />}
    </PagedList>
  )
}
