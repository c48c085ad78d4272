import type { AllFound } from '#contract/discover/search.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { collegePaths } from '#web/paths/college.ts'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { MissingDrawing } from '#web/ui/list-state/drawings.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { searchPaths } from '#web/paths/search.ts'
import type { Search } from '../queries.ts'
import { searchText } from '../text.ts'
import { Understood } from './understood.tsx'
import { HotWords } from './words.tsx'
import './nothing-found.css'

type NothingFoundProps = {
  search: Search
  /** Undefined while it is still loading, or failed to. */
  all: AllFound | undefined
  onChoose: (word: string) => void
}

/** A search without results: what was searched for, and where to go on. */
export function NothingFound({ search: { keyword, collegeId }, all, onChoose }: NothingFoundProps) {
  const text = useText(searchText)
  return (
    <>
      <ListState
        status="empty"
        emptyDrawing={<MissingDrawing />}
        emptyText={text.nothing(keyword)}
        emptyAction={<p className="search-advice sentence">{text.tryOther}</p>}
      />
      {all && <Understood understood={all.understood} />}
      {all && all.nearest.length > 0 && (
        <Section title={text.nearest}>
          <ul className="nothing-found-terms">
            {all.nearest.map((term) => (
              <li key={term}>
                <Chip href={searchPaths.search({ keyword: term, collegeId })}>{term}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <HotWords collegeId={collegeId} onChoose={onChoose} />
      <Section title={text.browse}>
        <ListRow href={collegePaths.diseases(collegeId)} title={text.browseDiseases} />
        <ListRow href={encyclopediaPaths.home()} title={text.browseProducts} />
        <ListRow href={browsePaths.experts({ collegeId, diseaseId: 0 })} title={text.browseExperts} />
      </Section>
    </>
  )
}
