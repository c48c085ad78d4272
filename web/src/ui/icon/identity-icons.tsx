import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

export function StethoscopeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2" />
      <circle cx="18" cy="11.5" r="2.5" />
    </Icon>
  )
}

export function PeopleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .7 3.2 2.4 3.5 5" />
    </Icon>
  )
}

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
      <path d="M8.5 7.5V6a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 6v1.5M3.5 12.5h17M12 11.5v2" />
    </Icon>
  )
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h12v17l-2.4-1.6L13.2 20.5 12 19.6l-1.2.9-2.4-1.6L6 20.5zM9.5 8.5h5M9.5 12h5" />
    </Icon>
  )
}

export function BadgeCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.8l2.4 1.9 3-.2.9 2.9 2.5 1.7-1 2.9 1 2.9-2.5 1.7-.9 2.9-3-.2L12 21.2l-2.4-1.9-3 .2-.9-2.9L3.2 14.9l1-2.9-1-2.9 2.5-1.7.9-2.9 3 .2z" />
      <path d="M8.5 12.2l2.5 2.4 4.5-4.8" />
    </Icon>
  )
}

export function AwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="9" r="5.5" />
      <path d="M8.5 13.5L7 21l5-2.5L17 21l-1.5-7.5" />
    </Icon>
  )
}

export function PenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.5L16.2 4.3a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19z" />
    </Icon>
  )
}

export function SlidersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8" />
      <circle cx="15" cy="7.5" r="2.5" />
      <circle cx="9" cy="16.5" r="2.5" />
    </Icon>
  )
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C9.8 5 7 4.5 3.5 4.5V18c3.5 0 6.3.5 8.5 2 2.2-1.5 5-2 8.5-2V4.5C17 4.5 14.2 5 12 6.5zM12 6.5V20" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.7v.1" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="15" rx="2" />
      <path d="M4 10.5h16M8 3.5v4M16 3.5v4" />
    </Icon>
  )
}

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5v9A2.5 2.5 0 0 0 6.5 19H20V8H6.5A2.5 2.5 0 0 1 4 7.5M16 13.5h.1" />
    </Icon>
  )
}

export function ConsultationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5H6A1.5 1.5 0 0 0 4.5 6v13A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 18 4.5h-3M9 3h6v3.5H9zM12 10v7M8.5 13.5h7" />
    </Icon>
  )
}

export function UnionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="12" r="5.5" />
      <circle cx="15" cy="12" r="5.5" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6" />
    </Icon>
  )
}

export function CupIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5h12V15a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM16.5 11h1.25a2.75 2.75 0 0 1 0 5.5H16M8 3.5v2.5M12.5 3.5v2.5" />
    </Icon>
  )
}

export function ScanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M4 12h16" />
    </Icon>
  )
}

/** Two speech bubbles. */
export function WechatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.9 9.1a6.6 5.6 0 1 0-8.3 4.6L5.5 16l2.9-1.6M20.5 14.6c0 1.4-.8 2.6-2 3.4l.5 2-2.1-1.1a6.2 5 0 1 1 3.6-4.3M6.6 8h.01M10.4 8h.01M13.3 13.4h.01M16.4 13.4h.01" />
    </Icon>
  )
}
