import { useQuery } from '@tanstack/react-query'
import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useLocation } from '#web/shell/navigation.ts'
import { useText } from '#web/ui/language.ts'
import { SideList } from '#web/shell/side-list.tsx'
import { homePaths, menuTarget } from '#web/paths/home.ts'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'

const everywhere = { collegeId: 0, diseaseId: 0 }

/** The menu of the home and its subjects, beside every screen of a wide window. */
export function HomeIndex() {
  const text = useText(homeText)
  const menu = useQuery(homeQueries.menu(everywhere))
  const colleges = useQuery(subjectQueries.colleges())
  const { pathname, search } = useLocation()
  const collegeId = new URLSearchParams(search).get('college_id')
  const home = { key: 'home', href: '/', label: text.home, isCurrent: pathname === '/' && !collegeId }
  const entries = (menu.data ?? []).flatMap((item) => {
    const href = menuTarget(item, everywhere)
    return href === undefined
      ? []
      : [{ key: item.name, href, label: item.name, isCurrent: (pathname + search).startsWith(href) }]
  })
  // Below the menu, so that it is not moved when the menu arrives.
  const subjects = (menu.isPending ? [] : (colleges.data ?? [])).map(
    ({ college_id: id, college_name: name }) => ({
      key: id,
      href: homePaths.home({ collegeId: id, diseaseId: 0 }, name),
      label: name,
      isCurrent: pathname === '/' && collegeId === String(id),
    }),
  )
  return (
    <>
      <SideList title={text.brand} links={[home, ...entries]} />
      <SideList title={text.allSubjects} links={subjects} />
    </>
  )
}
