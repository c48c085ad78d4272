import type { ReactNode } from 'react'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Headline } from './headline.tsx'
import type { HeadlineProps } from './headline.tsx'
import './cover-head.css'

type CoverHeadProps = HeadlineProps & {
  cover: string
  /** Shown beside the title. */
  action: ReactNode
}

/** The header of a detail screen that begins with an edge-to-edge picture. */
export function CoverHead({ cover, action, ...headline }: CoverHeadProps) {
  return (
    <>
      <div className="cover-head-picture">
        <Picture src={cover} alt="" width={750} ratio="5 / 2" eager />
      </div>
      <div className="cover-head">
        <Headline {...headline} />
        {action}
      </div>
    </>
  )
}
