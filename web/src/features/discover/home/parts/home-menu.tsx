import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import type { MenuItem } from '#contract/discover/home.ts'
import { useText } from '#web/ui/language.ts'
import { PagerGrid } from '#web/ui/pager-grid/pager-grid.tsx'
import { homePaths, menuTarget } from '#web/paths/home.ts'
import type { HomeScope } from '#web/paths/home.ts'
import { homeText } from '../text.ts'
import { SubjectDialog } from './subject-dialog.tsx'

/** The menu grid; an item that covers several subjects first asks for one. */
export function HomeMenu({ items, scope }: { items: readonly MenuItem[]; scope: HomeScope }) {
  const text = useText(homeText)
  const navigate = useNavigate()
  const [asking, setAsking] = useState<MenuItem>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PagerGrid
        label={text.menu}
        items={items.map((item) => ({
          key: item.name,
          name: item.name,
          logo: item.logo,
          isNew: item.icon_status === 1,
          ...wayOf(item),
        }))}
      />
      <SubjectDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.chooseSubject}
        subjects={asking?.college_data ?? []}
        onChoose={({ college_id, college_name }) =>
          void navigate(homePaths.encyclopedia(college_id, college_name))
        }
      />
    </>
  )

  function wayOf(item: MenuItem) {
    const href = menuTarget(item, scope)
    if (href !== undefined) return { href }
    return {
      onClick: () => {
        setAsking(item)
        setIsOpen(true)
      },
    }
  }
}
