import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { noticeText } from '../notice-text.ts'
import { NoticeRow } from '../parts/notice-row.tsx'
import { PublishSheet } from '../parts/publish-sheet.tsx'
import { unionQueries } from '../queries.ts'

/** The notices of a union; without `id` in the address those of all unions of the member. */
export function UnionNotices() {
  const text = useText(noticeText)
  const id = useQueryId('id')
  const union = useQuery({ ...unionQueries.detail(id), enabled: id > 0 })
  const [isWriting, setIsWriting] = useState(false)
  const mayPublish = union.data?.is_manager === 1
  return (
    <ScreenFrame
      pageTitle={union.data?.name}
      right={
        mayPublish && (
          <Button small variant="quiet" onClick={() => setIsWriting(true)}>
            {text.publish}
          </Button>
        )
      }
    >
      <PagedList
        query={unionQueries.notices(id)}
        keyOf={(notice) => notice.id}
        estimate={72}
        skeleton="rows"
        emptyText={text.none}
      >
        {(notice) => <NoticeRow notice={notice} ofUnion={id > 0} />}
      </PagedList>
      {mayPublish && <PublishSheet unionId={id} open={isWriting} onClose={() => setIsWriting(false)} />}
    </ScreenFrame>
  )
}
