import type { SearchTab } from '#contract/discover/search.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { searchText } from '../text.ts'
import { useSearch } from '../use-search.ts'
import { FoundList } from './found-list.tsx'
import { SearchFrame } from './search-frame.tsx'

type KindSearchProps = {
  tab: SearchTab
  label: string
  placeholder: string
  /** Shown before anything was typed. */
  hint: string
  /** A link to the complete list. */
  all: { href: string; label: string }
}

/** A search for one kind of content only. */
export function KindSearch({ tab, label, placeholder, hint, all }: KindSearchProps) {
  const text = useText(searchText)
  const { keyword, collegeId, setKeyword } = useSearch()
  const wayOn = <ButtonLink href={all.href}>{all.label}</ButtonLink>
  return (
    <SearchFrame
      label={label}
      placeholder={placeholder}
      keyword={keyword}
      collegeId={collegeId}
      kind={tab}
      onSearch={setKeyword}
    >
      {keyword === '' ? (
        <ListState status="note" emptyText={hint} emptyAction={wayOn} />
      ) : (
        <FoundList
          tab={tab}
          search={{ keyword, collegeId }}
          emptyText={text.nothing(keyword)}
          emptyAction={wayOn}
        />
      )}
      <ScrollToTop />
    </SearchFrame>
  )
}
