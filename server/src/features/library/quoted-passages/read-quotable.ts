import { fold } from '#kernel/fold.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Db } from '#kernel/database.ts'
import {
  deleteGone,
  insertQuoted,
  leafletSections,
  selectArticleText,
  selectLeaflet,
  selectLines,
  selectTalkContext,
  selectUnread,
} from './quoted-passages.queries.ts'
import type { Unread } from './quoted-passages.queries.ts'
import { joinLines } from '#server/features/library/transcripts/join-lines.ts'
import { splitRichText } from './split-text.ts'
import type { Paragraph } from './split-text.ts'

const atOnce = 50

/** Reads what may be quoted and has not been read as it is now. */
export async function readQuotable(db: Db): Promise<void> {
  await deleteGone(db)
  for (;;) {
    const unread = await selectUnread(db, atOnce)
    for (const source of unread) {
      const { context, paragraphs } = await textOf(db, source)
      await insertQuoted(
        db,
        source,
        paragraphs.map(({ place, page = null, heading, words, asked }) => ({
          place,
          page,
          heading,
          words,
          folded: [words, asked ?? heading, ...context]
            .map(fold)
            .filter((line) => line !== '')
            .join('\n'),
        })),
      )
    }
    if (unread.length < atOnce) return
  }
}

export const readQuotableJob = defineJob({
  name: 'read-quotable',
  schedule: '* * * * *',
  oneAtATime: true,
  retryWaits: [],
  run: ({ db }) => readQuotable(db),
})

/** How people ask for the sections of a leaflet. */
const sectionWords = {
  indications: '适应证',
  composition: '成份',
  dose: '用法用量剂量',
  contraindications: '禁忌证禁忌症',
  interactions: '药物相互作用合用',
  notes: '注意事项',
}

type Text = { context: string[]; paragraphs: Paragraph[] }

async function textOf(db: Db, { source, source_id: id }: Unread): Promise<Text> {
  if (source === 'transcript')
    return {
      context: await selectTalkContext(db, id),
      paragraphs: joinLines(await selectLines(db, id)).map((said) => ({ ...said, heading: '' })),
    }
  if (source === 'article') {
    const article = await selectArticleText(db, id)
    if (!article) return { context: [], paragraphs: [] }
    return { context: [article.title, article.disease ?? ''], paragraphs: splitRichText(article.body) }
  }
  const leaflet = await selectLeaflet(db, id)
  if (!leaflet) return { context: [], paragraphs: [] }
  return {
    context: [leaflet.name, leaflet.name_en],
    paragraphs: leafletSections.flatMap((heading, place) =>
      leaflet[heading] === ''
        ? []
        : [{ place, heading, words: leaflet[heading], asked: sectionWords[heading] }],
    ),
  }
}
