import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnionCandidate } from '#contract/practice/union-adding.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useDebounced } from '#web/ui/combobox/use-debounced.ts'
import { SearchField } from '#web/ui/search-field/search-field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { addingText } from '../adding-text.ts'
import { unionMutations } from '../mutations.ts'
import { unionQueries } from '../queries.ts'
import './union-form.css'

export function AddBySearch({ unionId }: { unionId: number }) {
  const text = useText(addingText)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim())
  return (
    <>
      <div className="union-form">
        <SearchField
          label={text.keyword}
          hint={text.searchHint}
          value={typed}
          onValue={setTyped}
          maxLength={30}
        />
      </div>
      {keyword !== '' && <Candidates unionId={unionId} keyword={keyword} />}
    </>
  )
}

function Candidates({ unionId, keyword }: { unionId: number; keyword: string }) {
  const text = useText(addingText)
  const found = useInfiniteQuery(unionQueries.candidates(unionId, keyword))
  if (found.isPending) return <ListState status="loading" inline />
  if (!found.data) return <ListState status="error" inline onRetry={() => found.refetch()} />
  const rows = found.data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return <ListState status="empty" emptyText={text.nobody} />
  return (
    <>
      {rows.map((candidate) => (
        <CandidateRow key={candidate.userid} unionId={unionId} candidate={candidate} />
      ))}
      {found.hasNextPage && (
        <Button variant="quiet" block onClick={() => found.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </>
  )
}

function CandidateRow({ unionId, candidate }: { unionId: number; candidate: UnionCandidate }) {
  const text = useText(addingText)

  async function add() {
    await unionMutations.add({ id: unionId, user_ids: [candidate.userid], phones: [] })
    toast(text.added, 'success')
  }

  return (
    <ListRow
      before={<Avatar src={candidate.photo} name="" size={36} />}
      title={candidate.truename}
      note={separated([candidate.title, candidate.hospital, candidate.department])}
      after={
        candidate.is_member === 1 ? (
          text.isMember
        ) : (
          <Button small variant="primary" onClick={add}>
            {text.add}
          </Button>
        )
      }
    />
  )
}
