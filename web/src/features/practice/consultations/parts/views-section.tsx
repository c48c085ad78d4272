import { useInfiniteQuery } from '@tanstack/react-query'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'

/** Who else has seen the patient’s data, for the applying doctor. */
export function ViewsSection({ id }: { id: number }) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const views = useInfiniteQuery(consultationQueries.views(id))
  const rows = views.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Section title={text.views}>
      {views.isPending && <ListState status="loading" inline />}
      {views.isError && <ListState status="error" inline onRetry={() => views.refetch()} />}
      {views.data && rows.length === 0 && <ListState status="empty" inline emptyText={text.noViews} />}
      {rows.map(({ truename, hospital, what, file_name, time }, at) => (
        // Rows have no number, and new ones come in front.
        <ListRow
          key={rows.length - at}
          title={truename}
          note={`${hospital} · ${file_name ? text.viewedFile(file_name) : text.viewed[what]}`}
          after={timeOf(time)}
        />
      ))}
      {views.hasNextPage && (
        <Button variant="quiet" block onClick={() => views.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Section>
  )
}
