import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconProps } from '#web/ui/icon/icon.tsx'

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.5" />
    </Icon>
  )
}
