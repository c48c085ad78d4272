import { departmentPaths } from '#web/paths/departments.ts'
import { useText } from '#web/ui/language.ts'
import { KindSearch } from '../parts/kind-search.tsx'
import { searchText } from '../text.ts'

export function DepartmentSearch() {
  const text = useText(searchText)
  return (
    <KindSearch
      tab="department"
      label={text.departmentLabel}
      placeholder={text.departmentPlaceholder}
      hint={text.departmentHint}
      all={{ href: departmentPaths.home, label: text.allDepartments }}
    />
  )
}
