import { drawCover } from '#demo/art/cover.ts'
import { buildArticles } from '#demo/content/articles.ts'
import { columnMeetings, columns as allColumns } from '#demo/content/columns.ts'
import { insertForIds } from '#demo/demo.queries.ts'
import { articles, columns } from '#server/features/library/articles/articles.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const editors = '杏林编辑部'

export async function loadArticles(world: World): Promise<void> {
  const columnIds = await insertForIds(
    world.db,
    columns,
    allColumns.map((column, at) => ({
      college_id: column.subject === null ? null : world.collegeIds[column.subject]!,
      theme: column.theme,
      cover: world.shelf.draw(`column-${at}`, drawCover(column.cover.motif, column.cover.seed)),
      intro: column.intro,
      meeting_id: world.meetingIds[columnMeetings(column, at, world.meetings)[0]!] ?? null,
      sort: at,
    })),
  )
  world.articleIds = await insertForIds(
    world.db,
    articles,
    buildArticles(world.doctors).map((article, at) => ({
      college_id: world.collegeIds[article.subject]!,
      disease_id: world.diseaseIds[article.subject]![article.disease]!,
      column_id: columnIds[article.column]!,
      title: article.title,
      cover: world.shelf.draw(`article-${at}`, drawCover(article.cover.motif, article.cover.seed)),
      intro: article.intro,
      body: article.body,
      doctor_id: article.author === null ? null : world.doctorIds[article.author]!,
      source: article.author === null ? editors : world.doctors[article.author]!.name,
      view_count: article.viewCount,
      published_at: minutesFrom(world.now, article.publishedMinutes),
    })),
  )
}
