import { useQuery } from '@tanstack/react-query'
import type { ColumnDetail } from '#contract/discover/browse.ts'
import { viewDisplay } from '#contract/wire/items.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { ArticleList } from '../parts/article-list.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { browseQueries } from '../queries.ts'
import { browseText } from '../text.ts'
import './channel-home.css'

/** The home of a column: its description, its meeting and its articles. */
export function ChannelHome() {
  const text = useText(browseText)
  const columnId = useQueryId('channel_id')
  const column = useQuery(browseQueries.column(columnId))
  return (
    <DetailScreen
      detail={column}
      nameOf={(detail) => detail.subject_theme}
      missing={text.noColumn}
      tool={
        column.data && (
          <ShareButton
            item={{
              itemType: 'column',
              itemId: column.data.subject_id,
              title: column.data.subject_theme,
              description: column.data.intro,
              image: column.data.subject_cover,
              path: browsePaths.column(column.data.subject_id),
            }}
          />
        )
      }
    >
      {(detail) => <ChannelBody key={detail.subject_id} column={detail} />}
    </DetailScreen>
  )
}

function ChannelBody({ column }: { column: ColumnDetail }) {
  const text = useText(browseText)
  const language = useLanguage()
  return (
    <>
      <Picture src={column.subject_cover} alt="" width={750} ratio="16 / 9" eager />
      <Headline
        title={column.subject_theme}
        notes={
          <>
            {column.college_id > 0 ? (
              <Link href={browsePaths.subject(column.college_id)}>{column.college_name}</Link>
            ) : (
              <span>{text.allColumns}</span>
            )}
            {column.view_display_status === viewDisplay.shown && column.view_num > 0 && (
              <span>{text.views(viewCount(column.view_num, language))}</span>
            )}
          </>
        }
      />
      {column.intro && (
        <div className="channel-home-intro">
          <Prose text={column.intro} />
        </div>
      )}
      {column.meeting && (
        <Section title={text.columnMeeting}>
          <MeetingCard meeting={column.meeting} />
        </Section>
      )}
      <Section title={text.columnArticles}>
        <ArticleList query={browseQueries.columnArticles(column.subject_id)} />
      </Section>
    </>
  )
}
