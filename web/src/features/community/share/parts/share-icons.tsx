import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconProps } from '#web/ui/icon/icon.tsx'

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6L12 18" />
    </Icon>
  )
}

export function PosterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="3" width="14" height="18" rx="2" />
      <path d="M5 12.5l4-3.5 3.5 3 2-1.5 4.5 3.5M8 17.5h4M15.5 16.5h.01v2h-.01z" />
    </Icon>
  )
}
