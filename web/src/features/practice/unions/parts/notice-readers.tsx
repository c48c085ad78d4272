import { useInfiniteQuery } from '@tanstack/react-query'
import type { UnionNotice } from '#contract/practice/union-notices.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { separated } from '#web/ui/format/separated.ts'
import { unionMutations } from '../mutations.ts'
import { noticeText } from '../notice-text.ts'
import { unionQueries } from '../queries.ts'
import './notice-readers.css'

const tabs = ['read', 'unread'] as const

/** For managers: who has read a notice, and what can be done about it. */
export function NoticeReaders({ notice }: { notice: UnionNotice }) {
  const text = useText(noticeText)
  const [tab, setTab] = useQueryChoice('tab', tabs)
  const { id } = notice
  const isPinned = notice.is_top === 1

  async function pin() {
    await unionMutations.pinNotice({ id, type: !isPinned })
    toast(text.done, 'success')
  }

  async function remind() {
    const { reminded_num } = await unionMutations.remindUnread({ id })
    toast(text.reminded(reminded_num), 'success')
  }

  return (
    <Section title={text.readers}>
      <div className="notice-readers-tools">
        <Button small onClick={pin}>
          {isPinned ? text.unpin : text.pin}
        </Button>
        {notice.is_reminded === 1 ? (
          <span>{text.isReminded}</span>
        ) : (
          notice.unread_num > 0 && (
            <>
              <Button small variant="primary" onClick={remind}>
                {text.remind}
              </Button>
              <span>{text.remindHint}</span>
            </>
          )
        )}
      </div>
      <Tabs
        id="readers"
        label={text.readers}
        items={[
          { key: 'read', label: text.hasRead(notice.read_num) },
          { key: 'unread', label: text.hasNotRead(notice.unread_num) },
        ]}
        active={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="readers" tabKey={tab}>
        <Readers noticeId={id} hasRead={tab === 'read'} />
      </TabPanel>
    </Section>
  )
}

function Readers({ noticeId, hasRead }: { noticeId: number; hasRead: boolean }) {
  const text = useText(noticeText)
  const { timeOf } = useTimeText()
  const readers = useInfiniteQuery(unionQueries.readers(noticeId, hasRead))
  if (readers.isPending) return <ListState status="loading" inline />
  if (!readers.data) return <ListState status="error" inline onRetry={() => readers.refetch()} />
  const rows = readers.data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return <ListState status="empty" inline emptyText={text.nobody} />
  return (
    <>
      {rows.map((reader) => (
        <ListRow
          key={reader.userid}
          before={<Avatar src={reader.photo} name="" size={36} />}
          title={reader.truename}
          note={separated([reader.title, reader.hospital])}
          after={timeOf(reader.read_time)}
        />
      ))}
      {readers.hasNextPage && (
        <Button variant="quiet" block onClick={() => readers.fetchNextPage()}>
          {text.all}
        </Button>
      )}
    </>
  )
}
