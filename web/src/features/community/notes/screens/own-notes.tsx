import { useQueryClient } from '@tanstack/react-query'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useQueryWord } from '#web/shell/use-query-word.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { OwnNoteRow } from '../parts/own-note-row.tsx'
import { noteQueries } from '../queries.ts'
import { noteText } from '../text.ts'

/** All notes of the member, whatever they were taken on. */
export function OwnNotes() {
  const text = useText(noteText)
  const client = useQueryClient()
  const [keyword, setKeyword] = useQueryWord('keyword')
  return (
    <ScreenFrame>
      <SearchBox key={keyword} text={text.search} initial={keyword} onSearch={setKeyword} />
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={noteQueries.all(keyword)}
          skeleton="lines"
          keyOf={(note) => note.note_id}
          estimate={140}
          emptyText={keyword ? text.nothingFound(keyword) : text.nothing}
          emptyAction={<ButtonLink href="/">{text.toHome}</ButtonLink>}
        >
          {(note) => <OwnNoteRow note={note} />}
        </PagedList>
      </PullToRefresh>
    </ScreenFrame>
  )
}
