import { ArticleCard } from '#web/features/library/articles/cards/article-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useText } from '#web/ui/language.ts'
import type { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'

type ArticleListProps = { query: ReturnType<typeof browseQueries.articles> }

export function ArticleList({ query }: ArticleListProps) {
  const text = useText(browseText)
  return (
    <PagedList
      query={query}
      keyOf={(article) => article.information_id}
      estimate={112}
      skeleton="feed"
      emptyText={text.noArticles}
    >
      {(article) => <ArticleCard article={article} />}
    </PagedList>
  )
}
