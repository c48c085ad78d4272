import { Icon } from '#web/ui/icon/icon.tsx'

export const NextIcon = () => (
  <Icon>
    <path d="M6 5.5v13L15.5 12z" fill="currentColor" />
    <path d="M18 6v12" strokeWidth="2.25" />
  </Icon>
)

export const VolumeIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
)

export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
    <path d="m16 9.5 5 5M21 9.5l-5 5" />
  </Icon>
)

export const GearIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="2.5" />
    <circle cx="12" cy="12" r="6.25" />
    <path
      d="M12 5.75V3M12 21v-2.75M18.25 12H21M3 12h2.75M16.4 7.6l2-2M5.6 18.4l2-2M16.4 16.4l2 2M5.6 5.6l2 2"
      strokeWidth="2.5"
    />
  </Icon>
)

export const PipIcon = () => (
  <Icon>
    <path d="M4 5.5h16v13H4z" />
    <path d="M12.5 12h5v4h-5z" fill="currentColor" />
  </Icon>
)

export const WebFullIcon = () => (
  <Icon>
    <path d="M3.5 5.5h17v13h-17z" />
    <path d="M7 11.5v-3h3M17 12.5v3h-3" />
  </Icon>
)

export const LeaveWebFullIcon = () => (
  <Icon>
    <path d="M3.5 5.5h17v13h-17z" />
    <path d="M10.5 8v3h-3M13.5 16v-3h3" />
  </Icon>
)

export const TheatreIcon = () => (
  <Icon>
    <path d="M3.5 6.5h17v11h-17z" />
    <path d="M8 21h8" />
  </Icon>
)

export const FullIcon = () => (
  <Icon>
    <path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />
  </Icon>
)

export const LeaveFullIcon = () => (
  <Icon>
    <path d="M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5" />
  </Icon>
)
