import { showsViews } from '#contract/wire/items.ts'
import type { ColumnItem } from '#contract/wire/items.ts'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseText } from '../text.ts'

export function ColumnCard({ column }: { column: ColumnItem }) {
  const text = useText(browseText)
  const language = useLanguage()
  return (
    <Card
      layout="feed"
      href={browsePaths.column(column.subject_id)}
      media={<Picture src={column.subject_cover} alt="" width={240} ratio="16 / 9" />}
      onMedia={column.meeting_type !== 0 && <MeetingTag type={column.meeting_type} solid />}
    >
      <CardTitle
        title={column.subject_theme}
        notes={
          <>
            {column.speaker && <span className="card-notes-people">{column.speaker}</span>}
            {showsViews(column) && <span>{text.views(viewCount(column.view_num, language))}</span>}
            {column.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
          </>
        }
      />
    </Card>
  )
}
