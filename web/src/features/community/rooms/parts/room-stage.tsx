import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { Chat } from '#web/features/community/chat/cards/chat.tsx'
import { useUnheard } from '#web/features/community/chat/cards/use-unheard.ts'
import { useBackCloses } from '#web/ui/back/use-back-closes.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { titleOf } from '#web/shell/title-of.ts'
import { ToastHost } from '#web/ui/toast/toast-host.tsx'
import type { PersonMedia } from '../media-line.ts'
import { meIn, presentIn, waitingIn } from '../room-people.ts'
import { BroadcastRoomContext } from '../cards/broadcast-room.ts'
import { ShareInRoomContext } from '../cards/share-in-room.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'
import { useWakeLock } from '#web/shell/use-wake-lock.ts'
import { PeopleSheet } from './people-sheet.tsx'
import { EndNote } from './end-note.tsx'
import { PersonSounds } from './person-sounds.tsx'
import { RecordingNote } from './recording-note.tsx'
import { RoomBar } from './room-bar.tsx'
import { RoomCaptions } from './room-captions.tsx'
import { RoomPanel, useHasSide } from './room-panel.tsx'
import { RoomTiles } from './room-tiles.tsx'
import type { RoomLayout } from './room-tiles.tsx'
import type { RoomPanelName } from './use-room-actions.tsx'
import './room-stage.css'

type RoomStageProps = {
  room: RoomHandle
  /** 0 for none. */
  chatGroupId: number
  chatOffer: ReactNode
  record: ReactNode
  invite: ReactNode
  broadcast: ReactNode
}

/** The room itself, over the whole screen. The rest of the page is inert meanwhile. */
export function RoomStage({ room, chatGroupId, chatOffer, record, invite, broadcast }: RoomStageProps) {
  const text = useText(roomText)
  const language = useLanguage()
  const { view } = room
  const dialog = useRef<HTMLDialogElement>(null)
  const [layout, setLayout] = useState<RoomLayout>('grid')
  const [panel, setPanel] = useState<RoomPanelName>()
  const [isCropped, setIsCropped] = useState(false)
  const question = useRef<AbortController>(undefined)
  const hasSide = useHasSide()
  const [isAsking, setIsAsking] = useState(false)
  const unheard = useUnheard(chatGroupId, panel === 'chat')
  const chat = chatGroupId > 0 ? <Chat groupId={chatGroupId} /> : chatOffer
  useWakeLock()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  // Nobody is asked whether they leave what is over.
  useEffect(() => () => question.current?.abort(), [])

  async function askToLeave() {
    setIsAsking(true)
    question.current = new AbortController()
    const isSure = await confirm({
      title: text.leaveAsk,
      text: text.leaveNote,
      yes: text.leave,
      signal: question.current.signal,
    })
    setIsAsking(false)
    if (isSure) await room.leave()
  }

  function handleCancel(event: SyntheticEvent) {
    // A sheet or a file input inside has its own.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (hasSide && panel) setPanel(undefined)
    else if (event.cancelable && !isAsking) void askToLeave()
  }

  /** The browser does not let a page hold back every Esc. The room is shown until one has left it. */
  function handleClosed(event: SyntheticEvent) {
    if (event.target !== event.currentTarget || dialog.current?.open !== false) return
    dialog.current.showModal()
    if (!isAsking) void askToLeave()
  }

  async function shareInRoom(picture: Blob) {
    await room.sharePicture(picture)
    if (!hasSide) setPanel(undefined)
  }

  const togglePanel = (name: RoomPanelName) => setPanel(panel === name ? undefined : name)

  useBackCloses(!isAsking, askToLeave)

  if (!view.state) return null
  const { state } = view
  const title = titleOf(state.room, language)
  const media = withOwn(view.media, state.me, room)
  const isHost = meIn(state)?.role === 'host'
  const waiting = isHost ? waitingIn(state).length : 0
  const isOnAir = presentIn(state).some(({ is_broadcasting }) => is_broadcasting === 1)
  return (
    <dialog
      ref={dialog}
      className="room-stage"
      data-panel={hasSide && panel ? panel : undefined}
      aria-label={title}
      onCancel={handleCancel}
      onClose={handleClosed}
    >
      <header className="room-stage-head">
        <h2 className="room-stage-title">{title}</h2>
        {state.room.is_locked === 1 && <span>{text.locked}</span>}
        {state.room.is_captioned === 1 && <span>{text.captioned}</span>}
        {state.room.is_recording === 1 && <strong className="room-stage-on-air">{text.recordingNow}</strong>}
        {isOnAir && <strong className="room-stage-on-air">{text.onAir}</strong>}
      </header>
      <div className="room-stage-notes" aria-live="polite">
        {isHost && <BroadcastRoomContext value={room}>{broadcast}</BroadcastRoomContext>}
        {view.isInterrupted && <p className="room-stage-note">{text.interrupted}</p>}
        <RecordingNote room={room} state={state} />
        <EndNote room={room} endTime={state.room.end_time} isHost={isHost} />
        {waiting > 0 && (
          <p className="room-stage-note">
            {text.waits(waiting)}
            <Button small onClick={() => setPanel('people')}>
              {text.showWaiting}
            </Button>
          </p>
        )}
        {view.isLineBad && view.receivesPictures && (
          <p className="room-stage-note">
            {text.lineBad}
            <Button
              small
              onClick={async () => {
                room.receivePictures(false)
                if (meIn(state)?.is_camera_on === 1) await room.setCamera(false)
              }}
            >
              {text.soundOnly}
            </Button>
          </p>
        )}
        {!view.receivesPictures && (
          <p className="room-stage-note">
            {text.soundOnlyOn}
            <Button small onClick={() => room.receivePictures(true)}>
              {text.pictures}
            </Button>
          </p>
        )}
      </div>
      <RoomTiles
        state={state}
        media={media}
        speakerId={view.speakerId}
        layout={layout}
        isCropped={isCropped}
        isRear={room.own.isRear}
        shared={{
          pointers: view.pointers,
          onPoint: room.point,
          drawings: view.drawings,
          onDraw: room.draw,
        }}
      />
      {state.room.is_captioned === 1 && <RoomCaptions state={state} />}
      <RoomBar
        room={room}
        layout={layout}
        onLayout={setLayout}
        isCropped={isCropped}
        onCropped={setIsCropped}
        panel={panel}
        onPanel={togglePanel}
        onClosePanel={() => setPanel(undefined)}
        has={{ chat: Boolean(chat), record: Boolean(record), invite: isHost && Boolean(invite) }}
        unheard={unheard}
        onPictureInPicture={
          document.pictureInPictureEnabled ? () => showInPicture(dialog.current) : undefined
        }
        onLeave={askToLeave}
      />
      <PersonSounds media={view.media} />
      <PeopleSheet room={room} state={state} open={panel === 'people'} onClose={() => setPanel(undefined)} />
      <RoomPanel open={panel === 'chat'} onClose={() => setPanel(undefined)} title={text.chat} flush>
        <div className="room-stage-chat">{chat}</div>
      </RoomPanel>
      <RoomPanel open={panel === 'record'} onClose={() => setPanel(undefined)} title={text.record} flush>
        <ShareInRoomContext value={state.room.media === 'picture' ? shareInRoom : undefined}>
          {record}
        </ShareInRoomContext>
      </RoomPanel>
      <RoomPanel open={panel === 'invite'} onClose={() => setPanel(undefined)} title={text.invite}>
        {invite}
      </RoomPanel>
      <ToastHost />
    </dialog>
  )
}

/** Everybody's pictures with this page's own, which do not travel. */
function withOwn(media: ReadonlyMap<number, PersonMedia>, me: number, { own }: RoomHandle) {
  const { camera, screen } = own.streams
  return new Map([...media, [me, { camera, screen }]])
}

/** The largest picture goes on above other windows; pressed again, it comes back. */
async function showInPicture(stage: HTMLElement | null): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture()
  const videos = [...(stage?.querySelectorAll('video') ?? [])].filter(({ readyState }) => readyState > 0)
  const [largest] = videos.toSorted((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)
  await largest?.requestPictureInPicture()
}
