import { useQueryClient } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { HallList } from '../parts/hall-list.tsx'
import { hallText } from '../text.ts'

export function ProductHall() {
  const text = useText(hallText)
  const client = useQueryClient()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        {/* The card titles need a heading above them. */}
        <h2 className="visually-hidden">{text.hallList}</h2>
        <HallList meetingId={0} emptyText={text.noHalls} />
      </PullToRefresh>
    </ScreenFrame>
  )
}
