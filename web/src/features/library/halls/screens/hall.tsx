import { useQuery } from '@tanstack/react-query'
import type { HallDetail } from '#contract/library/halls.ts'
import { meetingPaths } from '#web/paths/meetings.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { CoverHead } from '#web/ui/headline/cover-head.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Booth } from '../parts/booth.tsx'
import { BoothGrid } from '../parts/booth-grid.tsx'
import { hallPaths } from '#web/paths/halls.ts'
import { hallQueries } from '../queries.ts'
import { hallText } from '../text.ts'
import './hall.css'

/** A hall, or the booth named in the address: going back leads from the booth to the hall. */
export function Hall() {
  const hallId = useQueryId('id')
  const boothId = useQueryId('booth')
  return boothId > 0 ? <Booth boothId={boothId} /> : <WholeHall hallId={hallId} />
}

function WholeHall({ hallId }: { hallId: number }) {
  const text = useText(hallText)
  const hall = useQuery(hallQueries.hall(hallId))
  return (
    <DetailScreen detail={hall} nameOf={(detail) => detail.hall_name} missing={text.missing}>
      {(detail) => <HallBody hall={detail} />}
    </DetailScreen>
  )
}

function HallBody({ hall }: { hall: HallDetail }) {
  const text = useText(hallText)
  const language = useLanguage()
  return (
    <>
      <CoverHead
        cover={hall.cover}
        title={hall.hall_name}
        over={
          hall.meeting_id > 0 && (
            <Link href={meetingPaths.home(hall.meeting_id)}>{hall.meeting_title || text.toMeeting}</Link>
          )
        }
        notes={
          <>
            <span>{text.booths(hall.booth_num)}</span>
            <span>
              <EyeIcon size="small" />
              {text.visits(viewCount(hall.visit_num, language))}
            </span>
          </>
        }
        action={
          <ShareButton
            item={{
              itemType: 'hall',
              itemId: hall.hall_id,
              title: hall.hall_name,
              description: hall.intro,
              image: hall.cover,
              path: hallPaths.hall(hall.hall_id),
            }}
          />
        }
      />
      {hall.intro && <Prose text={hall.intro} />}
      <div className="hall-booths">
        <Section title={text.boothList}>
          {hall.booths.length > 0 ? (
            <BoothGrid hallId={hall.hall_id} booths={hall.booths} />
          ) : (
            <ListState status="empty" inline emptyText={text.noBooths} />
          )}
        </Section>
      </div>
      {hall.booths.length > 0 && <ListState status="end" />}
    </>
  )
}
