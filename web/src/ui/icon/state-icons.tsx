import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.2M12 16.2v.1" />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <ellipse cx="12" cy="12" rx="4" ry="8.5" />
      <path d="M3.5 12h17" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
    </Icon>
  )
}

export function TextSizeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 18.5l5-13 5 13M4.2 14h6.6M14.5 18.5l3.5-9 3.5 9M15.7 15.5h4.6" />
    </Icon>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5l17 17M8.5 15.8a5 5 0 0 1 6 0M5.3 12.4a9.6 9.6 0 0 1 3.9-2.2M2.3 9a14 14 0 0 1 4.3-2.8M12.4 9.7a9.6 9.6 0 0 1 6.3 2.7M10.6 5.2A14 14 0 0 1 21.7 9M12 19.2v.1" />
    </Icon>
  )
}
