import type { InformationItem } from '#contract/wire/items.ts'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dayText } from '#web/ui/format/date-text.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { articlePaths } from '#web/paths/articles.ts'

export function ArticleCard({ article }: { article: InformationItem }) {
  const language = useLanguage()
  const day = dayText(article.own_time, new Date(clock.now()), language)
  return (
    <Card
      layout="feed"
      href={articlePaths.detail(article.information_id)}
      media={<Picture src={article.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle title={article.title} notes={<span>{day}</span>} />
    </Card>
  )
}
