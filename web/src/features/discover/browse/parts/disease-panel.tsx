import type { Disease } from '#contract/library/subjects.ts'
import { SideList } from '#web/shell/side-list.tsx'
import { useLocation } from '#web/shell/navigation.ts'
import { useText } from '#web/ui/language.ts'
import { browseText } from '../text.ts'

type DiseasePanelProps = { diseases: readonly Disease[]; current: number }

/** Beside a list: the diseases by which it is narrowed, all at once. */
export function DiseasePanel({ diseases, current }: DiseasePanelProps) {
  const text = useText(browseText)
  const { pathname, search } = useLocation()
  const hrefOf = (id: number) => {
    const query = new URLSearchParams(search)
    query.set('disease_id', String(id))
    return `${pathname}?${query.toString()}`
  }
  return (
    <SideList
      title={text.diseases}
      links={diseases.map(({ disease_id: id, disease_name: label }) => ({
        key: id,
        href: hrefOf(id),
        label,
        isCurrent: id === current,
      }))}
    />
  )
}
