import type { QuotedPassage } from '#contract/library/quoted-passages.ts'
import { quotePath } from '#web/paths/search.ts'
import { clock } from '#web/platform/clock.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { quotedPassagesText } from '../text.ts'

type PassageRowProps = { passage: QuotedPassage; quotedFor?: string }

/** What is said or shown in a talk; it opens at its second. */
export function PassageRow({ passage, quotedFor }: PassageRowProps) {
  const text = useText(quotedPassagesText)
  const language = useLanguage()
  const { speaker, title, item_title, said_at, page, place, words, talk } = passage
  const parts = [
    speaker,
    item_title === title ? title : `${item_title} · ${title}`,
    said_at && dayText(said_at, new Date(clock.now()), language),
    page > 0 ? text.page(page) : '',
    quotedFor,
  ]
  return (
    <ListRow
      href={quotePath(passage)}
      title={words}
      note={separated(parts)}
      after={talk && durationText(place)}
    />
  )
}
