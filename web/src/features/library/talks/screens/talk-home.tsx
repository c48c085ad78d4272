import { useSearchParams } from '#web/shell/navigation.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Overview } from '../parts/overview.tsx'
import { Talk } from '../parts/talk.tsx'

/** The home of one talk, or of all when the address names none. */
export function TalkHome() {
  const [query] = useSearchParams()
  const columnId = useQueryId('column_id')
  return query.has('column_id') ? <Talk columnId={columnId} /> : <Overview />
}
