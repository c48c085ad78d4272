import { useQuery } from '@tanstack/react-query'
import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { ExpertScreen } from '#web/features/practice/expert-sheets/cards/expert-screen.tsx'
import { SheetDetail } from '#web/features/practice/expert-sheets/cards/sheet-detail.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { rehearsalQueries } from '../queries.ts'
import { rehearsalText } from '../text.ts'
import './rehearsal.css'

/** Where a lecturer tries out devices and slides before the lecture; organisers can join. */
export const Rehearsal = () => <ExpertScreen>{(sheet) => <RehearsalOfSheet sheet={sheet} />}</ExpertScreen>

function RehearsalOfSheet({ sheet }: { sheet: SheetAddress }) {
  const text = useText(rehearsalText)
  const { timeOf } = useTimeText()
  const detail = useQuery(rehearsalQueries.get(sheet))
  return (
    <SheetDetail sheet={sheet} detail={detail}>
      {({ video_room_id, end_time, organisers }) => (
        <>
          <Headline title={text.title} />
          <div className="rehearsal-intro">
            <p>{text.intro}</p>
            <p>{text.open(timeOf(end_time))}</p>
            <output>{organisers.length > 0 && text.here(organisers)}</output>
          </div>
          <Room
            key={video_room_id}
            roomId={video_room_id}
            code={sheet.tcode}
            onward={expertSheetPaths.tasks(sheet.id)}
          />
        </>
      )}
    </SheetDetail>
  )
}
