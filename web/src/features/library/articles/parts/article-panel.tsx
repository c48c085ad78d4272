import type { ArticleDetail } from '#contract/library/articles.ts'
import { useText } from '#web/ui/language.ts'
import { SideList } from '#web/shell/side-list.tsx'
import { SideOutline } from '#web/shell/side-outline.tsx'
import { articlePaths } from '#web/paths/articles.ts'
import { articleText } from '../text.ts'
import { outlineOf } from '../outline-of.ts'

/** Beside an article: its headings, and what else there is to read. */
export function ArticlePanel({ article }: { article: ArticleDetail }) {
  const text = useText(articleText)
  return (
    <>
      <SideOutline title={text.outline} headings={outlineOf(article.content)} onShow={showHeading} />
      <SideList
        title={text.related}
        links={article.related.map(({ information_id: id, title }) => ({
          key: id,
          href: articlePaths.detail(id),
          label: title,
        }))}
      />
    </>
  )
}

/** The headings of the shown article are in the order of its outline. */
const showHeading = (at: number) =>
  document.querySelectorAll('article .rich-text :is(h2, h3)')[at]?.scrollIntoView()
