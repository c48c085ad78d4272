import type { ReactNode } from 'react'
import { Picture } from '#web/ui/picture/picture.tsx'
import './video-cover.css'

export type VideoCoverProps = {
  cover: string
  icon?: ReactNode
  /** Why there is no video. */
  message: string
  /** A link that offers a next step. */
  action?: ReactNode
}

/** Takes the place of a video and says why there is none. */
export function VideoCover({ cover, icon, message, action }: VideoCoverProps) {
  return (
    <div className="video-cover">
      <Picture src={cover} alt="" width={750} ratio="16 / 9" eager />
      <div className="video-cover-veil">
        {icon}
        <p className="video-cover-message">
          <span className="sentence">{message}</span>
        </p>
        {action}
      </div>
    </div>
  )
}
