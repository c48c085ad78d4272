import type { PlaybackItem } from '#contract/meetings/meetings.ts'
import { operationPaths } from '#web/paths/operations.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { meetingPageText } from '../text.ts'

type Chapters = PlaybackItem['chapters']

/** The chapter that a second belongs to: the last one begun; -1 before the first. Chapters are sorted by time. */
export const chapterAt = (chapters: Chapters, second: number): number =>
  chapters.findLastIndex((chapter) => chapter.at_seconds <= second)

type ChapterListProps = { chapters: Chapters; current: number; onGo: (second: number) => void }

export function ChapterList({ chapters, current, onGo }: ChapterListProps) {
  const text = useText(meetingPageText)
  if (chapters.length === 0) return null
  return (
    <Section title={text.chapters}>
      <PlayList
        label={text.chapters}
        items={chapters.map((chapter, key) => ({
          key,
          lead: durationText(chapter.at_seconds),
          title: chapter.title,
        }))}
        active={current}
        onChoose={(key) => onGo(chapters[key]!.at_seconds)}
      />
    </Section>
  )
}

/** The operation that a recording shows, with a link to its page. */
export function ShownOperation({ operation }: { operation: PlaybackItem['operation'] }) {
  const text = useText(meetingPageText)
  if (!operation) return null
  return (
    <Section title={text.operation}>
      <ListRow
        before={<Picture src={operation.cover} alt="" width={96} ratio="16 / 9" />}
        title={operation.title}
        note={operation.part}
        href={operationPaths.detail(operation.operation_id)}
      />
    </Section>
  )
}
