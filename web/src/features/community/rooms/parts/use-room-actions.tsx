import { PeopleIcon } from '#web/ui/icon/identity-icons.tsx'
import { LiveIcon } from '#web/ui/icon/media-icons.tsx'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import {
  ChatIcon,
  CropIcon,
  GridIcon,
  HandIcon,
  MicrophoneIcon,
  PictureIcon,
  PictureInPictureIcon,
  RecordIcon,
  ScreenIcon,
  SpeakerViewIcon,
  TurnCameraIcon,
  VideoIcon,
} from '#web/ui/icon/room-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { canShareScreen } from '../local-media.ts'
import { meIn, presentIn, waitingIn } from '../room-people.ts'
import { roomText } from '../text.ts'
import type { RoomHandle } from '../use-room.ts'
import type { RoomAction } from './bar-button.tsx'
import type { RoomLayout } from './room-tiles.tsx'

export type RoomPanelName = 'people' | 'chat' | 'record' | 'invite' | 'more'

/** What the stage shows, and how the bar changes it. */
export type StageControls = {
  room: RoomHandle
  layout: RoomLayout
  onLayout: (layout: RoomLayout) => void
  isCropped: boolean
  onCropped: (isCropped: boolean) => void
  /** What is open beside or over the pictures. */
  panel: RoomPanelName | undefined
  onPanel: (name: RoomPanelName) => void
  /** What there is to open. */
  has: { chat: boolean; record: boolean; invite: boolean }
  /** Messages that came while the chat was closed. */
  unheard: number
  onPictureInPicture: (() => unknown) | undefined
  /** Asks for a picture of this device. */
  onChoosePicture: () => void
  onLeave: () => unknown
}

/** Everything that one does in a room besides leaving it, the most important first. */
export function useRoomActions(controls: StageControls): RoomAction[] {
  const text = useText(roomText)
  const { room, panel, onPanel, has } = controls
  const { state } = room.view
  const me = state && meIn(state)
  if (!state || !me) return []
  const isMuted = me.is_muted === 1
  const isRaised = me.hand_raised > 0
  const waiting = waitingIn(state).length
  const opening = (name: RoomPanelName, rest: Pick<RoomAction, 'label' | 'icon' | 'mark'>): RoomAction => ({
    name,
    isOn: panel === name,
    onPress: () => onPanel(name),
    ...rest,
  })
  const actions: (RoomAction | false)[] = [
    {
      name: 'mute',
      label: isMuted ? text.unmute : text.mute,
      isOff: isMuted,
      icon: <MicrophoneIcon off={isMuted} />,
      onPress: () => room.setMuted(!isMuted),
    },
    ...(state.room.media === 'picture' ? cameraActions(room, text) : []),
    has.record && opening('record', { label: text.record, icon: <RecordIcon /> }),
    has.chat &&
      opening('chat', {
        label: text.chat,
        icon: <ChatIcon />,
        ...(controls.unheard > 0 && { mark: String(controls.unheard) }),
      }),
    opening('people', {
      label: text.peopleCount(presentIn(state).length),
      icon: <PeopleIcon />,
      ...(waiting > 0 && { mark: String(waiting) }),
    }),
    ...(state.room.media === 'picture' ? sharingActions(controls, text) : []),
    {
      name: 'hand',
      label: isRaised ? text.lower : text.raise,
      isOn: isRaised,
      icon: <HandIcon />,
      onPress: () => room.raiseHand(!isRaised),
    },
    has.invite && opening('invite', { label: text.invite, icon: <ShareIcon /> }),
    ...(me.role === 'host' && room.recording.canRecord ? [recordingAction(room, text)] : []),
    ...viewActions(controls, text),
  ]
  return actions.filter((action) => action !== false)
}

type Words = typeof roomText.zh

function cameraActions(room: RoomHandle, text: Words): RoomAction[] {
  const isOn = meIn(room.view.state!)?.is_camera_on === 1
  return [
    {
      name: 'camera',
      label: isOn ? text.stopCamera : text.startCamera,
      isOff: !isOn,
      icon: <VideoIcon off={!isOn} />,
      onPress: () => room.setCamera(!isOn),
    },
  ]
}

function sharingActions({ room, onChoosePicture }: StageControls, text: Words): RoomAction[] {
  const isSharing = meIn(room.view.state!)?.is_sharing === 1
  const stop: RoomAction = {
    name: 'share',
    label: text.stopShare,
    isOn: true,
    icon: <ScreenIcon off />,
    onPress: room.stopSharing,
  }
  if (isSharing) return [stop]
  const picture: RoomAction = {
    name: 'picture',
    label: text.sharePicture,
    icon: <PictureIcon />,
    onPress: onChoosePicture,
  }
  const screen: RoomAction = {
    name: 'share',
    label: text.share,
    icon: <ScreenIcon />,
    onPress: room.share,
  }
  return canShareScreen() ? [screen, picture] : [picture]
}

function recordingAction({ view, recording }: RoomHandle, text: Words): RoomAction {
  const isAsked = (view.state?.room.recording_id ?? 0) > 0
  return {
    name: 'recording',
    label: isAsked ? text.stopRecording : text.startRecording,
    isOn: isAsked,
    icon: <LiveIcon />,
    onPress: isAsked ? recording.stop : recording.ask,
  }
}

function viewActions(controls: StageControls, text: Words): RoomAction[] {
  const { room, layout, onLayout, isCropped, onCropped, onPictureInPicture } = controls
  const hasTwoCameras = room.own.tracks.camera !== null && room.own.devices.cameras.length > 1
  return [
    ...(hasTwoCameras
      ? [{ name: 'turn', label: text.turnCamera, icon: <TurnCameraIcon />, onPress: room.turnCamera }]
      : []),
    {
      name: 'layout',
      label: layout === 'grid' ? text.speakerView : text.grid,
      icon: layout === 'grid' ? <SpeakerViewIcon /> : <GridIcon />,
      onPress: () => onLayout(layout === 'grid' ? 'speaker' : 'grid'),
    },
    {
      name: 'crop',
      label: isCropped ? text.wholePicture : text.fillTile,
      icon: <CropIcon />,
      onPress: () => onCropped(!isCropped),
    },
    ...(onPictureInPicture
      ? [{ name: 'pip', label: text.pip, icon: <PictureInPictureIcon />, onPress: onPictureInPicture }]
      : []),
  ]
}
