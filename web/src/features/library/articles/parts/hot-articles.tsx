import { useQuery } from '@tanstack/react-query'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { articlePaths } from '#web/paths/articles.ts'
import { articleQueries } from '../queries.ts'
import { articleText } from '../text.ts'
import './hot-articles.css'

const shownCount = 5

/** The most read articles, without the open one. */
export function HotArticles({ openId }: { openId: number }) {
  const text = useText(articleText)
  const language = useLanguage()
  const hot = useQuery(articleQueries.hot())
  const others = hot.data?.filter((one) => one.information_id !== openId).slice(0, shownCount)
  if (others?.length === 0) return null
  return (
    <Section title={text.hot}>
      {hot.isPending && <Skeleton shape="lines" count={shownCount} />}
      {hot.isError && (
        <ListState status="error" inline errorText={hot.error.message} onRetry={() => hot.refetch()} />
      )}
      <ol>
        {others?.map((one, at) => (
          <li key={one.information_id}>
            <Link href={articlePaths.detail(one.information_id)} className="hot-article">
              <span className="hot-article-rank" data-first={at < 3 || undefined} aria-hidden="true">
                {at + 1}
              </span>
              <span className="hot-article-title">{one.title}</span>
              <span className="hot-article-views">{text.views(viewCount(one.view_num, language))}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
