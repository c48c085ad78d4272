import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import { CollectButton } from '#web/features/community/marks/cards/collect-button.tsx'
import { CountedShare } from '#web/features/community/marks/cards/counted-share.tsx'
import { useMarks } from '#web/features/community/marks/cards/use-marks.ts'
import type { ShareItem } from '#web/features/community/share/state.ts'
import { Danmaku } from '#web/features/meetings/danmaku/cards/danmaku.tsx'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { useWidth } from '#web/shell/use-width.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { LikeButton } from '../parts/like-button.tsx'
import { RoomChat } from '../parts/room-chat.tsx'
import { RoomMenu } from '../parts/room-menu.tsx'
import { ViewerStrip } from '../parts/viewer-strip.tsx'
import { liveRoomText } from '../text.ts'
import { useLiveRoom } from '../use-live-room.ts'
import './open-room.css'

const tabs = ['chat', 'about', 'programme', 'speakers'] as const
type Tab = (typeof tabs)[number]

type OpenRoomProps = {
  meeting: Pick<MeetingDetail, 'meeting_id' | 'begin_time' | 'title'>
  scheduleId: number
  /** The picture. */
  stage: ReactNode
  /** What the other tabs show; a tab without content is left out. */
  panels: Record<Exclude<Tab, 'chat'>, ReactNode>
  share: ShareItem
  onShare: () => unknown
}

/**
 * A meeting while it is held: the picture stays, the chat is below it, and all else is a tab away. In a wide window the chat is beside the
 * picture.
 */
export function OpenRoom({ meeting, scheduleId, stage, panels, share, onShare }: OpenRoomProps) {
  const { meeting_id: meetingId, begin_time: liveSince } = meeting
  const text = useText(liveRoomText)
  const language = useLanguage()
  const id = useId()
  const isBeside = useWidth() === 'wide'
  const [chosen, setChosen] = useState<Tab>('chat')
  const { state, toggle } = useMarks('meeting', meetingId)
  const { likes, slowSeconds, isManager, online, arrival, passArrival } = useLiveRoom(meetingId)
  const shown = tabs.filter((key) => (key === 'chat' ? !isBeside : panels[key]))
  const tab = shown.includes(chosen) ? chosen : shown[0]
  const chat = useMemo(
    () => (
      <RoomChat meetingId={meetingId} scheduleId={scheduleId}>
        <ViewerStrip viewer={arrival} onShown={passArrival} />
      </RoomChat>
    ),
    [meetingId, scheduleId, arrival, passArrival],
  )
  useSidePanel(
    useMemo(() => (isBeside ? <div className="open-room-beside">{chat}</div> : null), [isBeside, chat]),
  )

  function choose(key: Tab) {
    setChosen(key)
    // Each tab begins below the picture, which stays.
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <Danmaku
        target={{ meetingId, liveSince, scheduleId }}
        prompt={slowSeconds > 0 ? text.slowIsOn(slowSeconds) : undefined}
        aside={
          <>
            <CollectButton state={state} toggle={toggle} />
            <CountedShare item={share} onShare={onShare} />
            <LikeButton meetingId={meetingId} likes={likes} />
          </>
        }
      >
        {stage}
        {online !== undefined && (
          <span className="open-room-online">
            <EyeIcon size="small" />
            {text.online(viewCount(online, language))}
          </span>
        )}
      </Danmaku>
      <div className="open-room-head">
        <h2 className="open-room-title" lang="zh-CN">
          {meeting.title}
        </h2>
        <div className="open-room-tabs">
          <Tabs
            id={id}
            label={text.parts}
            items={shown.map((key) => ({ key, label: text[key] }))}
            active={tab ?? chosen}
            onChange={choose}
          />
          <RoomMenu meetingId={meetingId} slow={slowSeconds} isManager={isManager} />
        </div>
      </div>
      {/* It stays, to hear what is said meanwhile. */}
      {!isBeside && (
        <div className="open-room-chat" hidden={tab !== 'chat'}>
          <TabPanel tabsId={id} tabKey="chat">
            {chat}
          </TabPanel>
        </div>
      )}
      {tab && tab !== 'chat' && (
        <TabPanel tabsId={id} tabKey={tab}>
          {panels[tab]}
        </TabPanel>
      )}
    </>
  )
}
