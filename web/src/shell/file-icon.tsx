import { Icon } from '#web/ui/icon/icon.tsx'

export function FileIcon() {
  return (
    <Icon>
      <path d="M6.5 3h7l4.5 4.5V20a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM13.5 3v4.5H18M8.5 12.5h7M8.5 16h5" />
    </Icon>
  )
}
