import { useQuery } from '@tanstack/react-query'
import { Price } from '#web/features/library/works/cards/price.tsx'
import { videoQueries } from '#web/features/library/videos/queries.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { lessonsOf } from '../lesson-rows.ts'
import type { LessonRow } from '../lesson-rows.ts'
import { authoringText } from '../text.ts'
import { isFree, isSeries } from '../work-values.ts'
import type { WorkValues } from '../work-values.ts'

type WorkPreviewProps = { values: WorkValues; rows: readonly LessonRow[] }

/** What the page of the work would show. */
export function WorkPreview({ values, rows }: WorkPreviewProps) {
  const text = useText(authoringText)
  const lessons = isSeries(values) ? lessonsOf(rows) : []
  const videoId = lessons[0]?.video_id ?? Number(values.video_id)
  const price = {
    is_free: isFree(values) ? 1 : 0,
    price: values.price,
    scribing_price: values.scribing_price,
  } as const
  return (
    <>
      <PreviewVideo videoId={videoId} cover={values.cover} title={values.title} />
      <Headline title={values.title || text.untitled} tags={<Price work={price} />} />
      {values.intro.trim() && (
        <Section title={text.intro}>
          <Prose text={values.intro} />
        </Section>
      )}
      {lessons.length > 0 && (
        <Section title={text.lessons}>
          <ol className="work-form-lessons">
            {lessons.map((lesson, at) => (
              <li key={at}>
                {lesson.chapter && lesson.chapter !== lessons[at - 1]?.chapter && <h3>{lesson.chapter}</h3>}
                {lesson.title || text.unnamed}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

type PreviewVideoProps = { videoId: number; cover: string; title: string }

function PreviewVideo({ videoId, cover, title }: PreviewVideoProps) {
  const { data } = useQuery({ ...videoQueries.detail(videoId), enabled: videoId > 0 })
  if (!data?.address) return <Picture src={cover || null} alt="" width={750} ratio="16 / 9" />
  return (
    <Player
      sources={sourcesOf(data.address, [])}
      captions={data.captions}
      preview={data.preview}
      poster={cover || data.cover}
      title={title}
    />
  )
}
