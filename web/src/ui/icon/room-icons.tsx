import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

type SwitchIconProps = IconProps & { off?: boolean }

const strike = <path d="M4 4l16 16" />

export function MicrophoneIcon({ off = false, ...props }: SwitchIconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a2.8 2.8 0 0 1 2.8 2.8v5a2.8 2.8 0 0 1-5.6 0v-5A2.8 2.8 0 0 1 12 3.5zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21" />
      {off && strike}
    </Icon>
  )
}

export function VideoIcon({ off = false, ...props }: SwitchIconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6.5h9A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5zM15 11l6-3.5v9L15 13" />
      {off && strike}
    </Icon>
  )
}

export function ScreenIcon({ off = false, ...props }: SwitchIconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h17v11h-17zM9 20h6M12 16v4M12 13V8.5M9.8 10.5 12 8.3l2.2 2.2" />
      {off && strike}
    </Icon>
  )
}

export function HandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 12.5V6.2a1.2 1.2 0 0 1 2.4 0V11M10.4 11V4.7a1.2 1.2 0 0 1 2.4 0V11M12.8 11V5.7a1.2 1.2 0 0 1 2.4 0V12M15.2 12V8.2a1.2 1.2 0 0 1 2.4 0V14c0 4-2.3 6.5-5.8 6.5-2.7 0-4.2-1.3-5.4-3.4L4.3 13.4c-.8-1.4 1-2.5 2-1.3L8 14" />
    </Icon>
  )
}

export function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z" />
    </Icon>
  )
}

export function SpeakerViewIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v9H4zM4 17h4v2.5H4zM10 17h4v2.5h-4zM16 17h4v2.5h-4z" />
    </Icon>
  )
}

export function PictureInPictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h17v14h-17zM12 12h6v4.5h-6z" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11H11l-4.5 4v-4H4z" />
    </Icon>
  )
}

export function LeaveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.2 14.8c-.7-1-.6-2.3.3-3.1 4.7-4 12.3-4 17 0 .9.8 1 2.1.3 3.1l-.9 1.2c-.5.7-1.4.9-2.2.5l-2.1-1a1.7 1.7 0 0 1-1-1.5v-1.5a9.5 9.5 0 0 0-5.2 0V14a1.7 1.7 0 0 1-1 1.5l-2.1 1c-.8.4-1.7.2-2.2-.5z" />
    </Icon>
  )
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9.5h.01" />
    </Icon>
  )
}

export function RecordIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M12 10.5v6M9 13.5h6" />
    </Icon>
  )
}

export function TurnCameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8h3l1.5-2.5h7L17 8h3v11H4zM9 13.5a3 3 0 0 1 5.4-1.8M15 13.5a3 3 0 0 1-5.4 1.8M14.6 9.8v2h-2M9.4 17.2v-2h2" />
    </Icon>
  )
}

export function CropIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9V5h4M16 5h4v4M20 15v4h-4M8 19H4v-4M8.5 9h7v6h-7z" />
    </Icon>
  )
}
