import { articleMutations } from '../mutations.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { optionalPart } from '#web/shell/optional-part.ts'
import type { ArticleDetail } from '#contract/library/articles.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { doctorPaths } from '#web/paths/doctors.ts'
import { CommentsBelow } from '#web/features/community/comments/cards/comments-below.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useQuotedPlace } from '#web/shell/use-quoted-place.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { ArticleCard } from '../cards/article-card.tsx'
import { HotArticles } from '../parts/hot-articles.tsx'
import { articlePaths } from '#web/paths/articles.ts'
import { articleQueries } from '../queries.ts'
import { articleText } from '../text.ts'
import { useReadPosition } from '../use-read-position.ts'
import './article.css'

const ArticlePanel = optionalPart(async () => (await import('../parts/article-panel.tsx')).ArticlePanel)

export function Article() {
  const text = useText(articleText)
  const article = useQuery(articleQueries.detail(useQueryId('information_id')))
  return (
    <DetailScreen detail={article} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <ArticleBody key={detail.information_id} article={detail} />}
    </DetailScreen>
  )
}

/** As the server counts them: a paragraph inside an entry of a list belongs to that. */
const paragraphsOf = (article: HTMLElement) =>
  [...article.querySelectorAll('.rich-text p, .rich-text li')].filter(
    (one) => !one.parentElement?.closest('li'),
  )

function ArticleBody({ article }: { article: ArticleDetail }) {
  const text = useText(articleText)
  const language = useLanguage()
  const element = useRef<HTMLElement>(null)
  const articleId = article.information_id
  useSidePanel(useMemo(() => <ArticlePanel article={article} />, [article]))
  const paragraph = useQueryId('paragraph')
  useQuotedPlace(element, (whole) => paragraphsOf(whole)[paragraph - 1], paragraph > 0)
  useReadPosition(articleId, element, () => toast(text.returned))
  return (
    <>
      <article ref={element}>
        <Headline
          title={article.title}
          notes={
            <>
              <Source article={article} />
              <span>{dayText(article.own_time, new Date(clock.now()), language)}</span>
              <span>
                <EyeIcon size="small" />
                {text.views(viewCount(article.view_num, language))}
              </span>
            </>
          }
        />
        <div className="article-cover">
          <Picture src={article.cover} alt="" width={750} ratio="16 / 9" eager />
        </div>
        <RichText html={article.content} />
      </article>
      <ItemTopics itemType="information" itemId={articleId} />
      <ItemProducts itemType="information" itemId={articleId} />
      {article.related.length > 0 && (
        <Section title={text.related}>
          <ul>
            {article.related.map((other) => (
              <li key={other.information_id}>
                <ArticleCard article={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <HotArticles openId={articleId} />
      <CommentsBelow itemType="information" itemId={articleId} />
      <ItemBar
        itemType="information"
        itemId={articleId}
        share={{
          itemType: 'information',
          itemId: articleId,
          title: article.title,
          description: article.intro,
          image: article.cover,
          path: articlePaths.detail(articleId),
        }}
        onShare={() => articleMutations.countShare({ information_id: articleId })}
      />
    </>
  )
}

function Source({ article }: { article: ArticleDetail }) {
  if (article.doctor_id > 0) return <Link href={doctorPaths.home(article.doctor_id)}>{article.source}</Link>
  return article.source && <span>{article.source}</span>
}
