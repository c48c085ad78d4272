import { browsePaths } from '#web/features/browse/paths.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { FoundList } from '../parts/found-list.tsx'
import { SearchFrame } from '../parts/search-frame.tsx'
import { searchText } from '../text.ts'
import { useSearch } from '../use-search.ts'

export function ExpertSearch() {
  const text = useText(searchText)
  const { keyword, collegeId, setKeyword } = useSearch()
  const all = <ButtonLink href={browsePaths.experts()}>{text.allExperts}</ButtonLink>
  return (
    <SearchFrame
      label={text.expertLabel}
      placeholder={text.expertPlaceholder}
      keyword={keyword}
      collegeId={collegeId}
      kind="expert"
      onSearch={setKeyword}
    >
      {keyword === '' ? (
        <ListState status="empty" emptyText={text.expertHint} emptyAction={all} />
      ) : (
        <FoundList
          tab="expert"
          search={{ keyword, collegeId }}
          emptyText={text.nothing(keyword)}
          emptyAction={all}
        />
      )}
      <ScrollToTop />
    </SearchFrame>
  )
}
