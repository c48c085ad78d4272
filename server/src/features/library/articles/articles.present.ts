import type { ArticleDetail, CollectedArticle } from '#contract/library/articles.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import type { InformationItem, ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import type { MarkState } from '#contract/community/marks.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ArticleCardRow, ArticleRow, CollectedArticleRow } from './articles.queries.ts'

export const presentArticleAsListItem = (row: ArticleCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.information,
  price: '',
  is_operation_review: 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: row.id,
  intro: row.intro,
  own_time: shanghaiTime(row.published_at),
  course_type: 0,
  meeting_type: 0,
  operation_id: 0,
})

export const presentInformation = (
  row: Pick<ArticleCardRow, 'id' | 'title' | 'cover' | 'published_at'>,
): InformationItem => ({
  information_id: row.id,
  title: row.title,
  cover: row.cover,
  own_time: shanghaiTime(row.published_at),
})

export const presentArticle = (
  { article, disease }: ArticleRow,
  related: ArticleCardRow[],
  marks: MarkState,
  language: Language,
): ArticleDetail => ({
  ...presentInformation(article),
  intro: article.intro,
  source: article.source,
  doctor_id: article.doctor_id ?? 0,
  content: cleanRichText(article.body),
  view_num: article.view_count,
  share_num: article.share_count,
  ...marks,
  disease_name: (language === 'en' ? disease?.name_en : disease?.name) ?? '',
  related: related.map(presentInformation),
})

export const presentCollectedArticle = (row: CollectedArticleRow): CollectedArticle => ({
  ...presentInformation(row),
  intro: row.intro,
  collect_time: shanghaiTime(row.collected_at),
})
