import { ArticleCard } from '#web/features/library/articles/cards/article-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import { doctorQueries } from '../queries.ts'
import { doctorText } from '../text.ts'

export function DoctorArticles({ doctorId }: { doctorId: number }) {
  const text = useText(doctorText)
  return (
    <PagedList
      query={doctorQueries.articles(doctorId)}
      keyOf={(article) => article.information_id}
      estimate={112}
      skeleton="feed"
      emptyText={text.noArticles}
    >
      {(article) => <ArticleCard article={article} />}
    </PagedList>
  )
}
