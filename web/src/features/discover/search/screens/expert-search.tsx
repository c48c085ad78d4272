import { browsePaths } from '#web/paths/browse.ts'
import { useText } from '#web/ui/language.ts'
import { KindSearch } from '../parts/kind-search.tsx'
import { searchText } from '../text.ts'

export function ExpertSearch() {
  const text = useText(searchText)
  return (
    <KindSearch
      tab="expert"
      label={text.expertLabel}
      placeholder={text.expertPlaceholder}
      hint={text.expertHint}
      all={{ href: browsePaths.experts(), label: text.allExperts }}
    />
  )
}
