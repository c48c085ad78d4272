import { Icon } from '#web/ui/icon/icon.tsx'

export function TalkIcon() {
  return (
    <Icon>
      <path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.5V17h-3A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM8 11h.01M12 11h.01M16 11h.01" />
    </Icon>
  )
}
