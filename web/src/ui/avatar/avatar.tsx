import { Picture } from '#web/ui/picture/picture.tsx'
import './avatar.css'

export type AvatarProps = {
  src: string | null | undefined
  /** The person's name; empty when it is written beside the portrait. */
  name: string
  /** Edge in px at normal text size; grows with the text. */
  size?: number
}

export function Avatar({ src, name, size = 40 }: AvatarProps) {
  return (
    <span className="avatar" style={{ '--avatar-size': `${size / 16}rem` }}>
      <Picture src={src} alt={name} width={100} ratio="1" fallback={<Bust />} />
    </span>
  )
}

function Bust() {
  return (
    <svg className="avatar-bust" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="avatar-skin" cx="32" cy="25" r="10.5" />
      <path className="avatar-coat" d="M9 64c0-14.5 9.5-23 23-23s23 8.5 23 23z" />
      <path className="avatar-collar" d="M25 42l7 12 7-12M32 54v10" />
    </svg>
  )
}
