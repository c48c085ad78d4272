import type { QuotedPassage } from '#contract/library/quoted-passages.ts'
import type { AllFound, SearchTab } from '#contract/discover/search.ts'
import { articlePaths } from './articles.ts'
import { encyclopediaPaths } from './encyclopedia.ts'
import { workPath } from './works.ts'
import { operationPaths } from './operations.ts'
import { meetingPaths } from './meetings.ts'

type Search = { keyword?: string; collegeId?: number; tab?: SearchTab }

export const searchPaths = {
  search({ keyword, collegeId, tab }: Search = {}) {
    const query = new URLSearchParams({
      ...(keyword && { keyword }),
      ...(collegeId && { college_id: String(collegeId) }),
      ...(tab && { tab }),
    }).toString()
    return query ? `/search?${query}` : '/search'
  },
  experts: '/expertSearch',
}

type Passage = Pick<
  AllFound['found']['passage'][number],
  'talk' | 'talk_id' | 'item_id' | 'course_type' | 'at_seconds'
>

/** Where something that is quoted stands: a second, a paragraph, a section. */
export function quotePath(quote: QuotedPassage): string {
  const { source, talk, talk_id, item_id, course_type, place, heading } = quote
  if (talk) return passagePath({ talk, talk_id, item_id, course_type, at_seconds: place })
  return source === 'article'
    ? articlePaths.paragraph(item_id, place)
    : encyclopediaPaths.section(item_id, heading)
}

/** The second of the talk at which something is said. */
export function passagePath({ talk, talk_id, item_id, course_type, at_seconds }: Passage): string {
  const paths = {
    recording: () => `${meetingPaths.playback(item_id)}&l_r_id=${talk_id}`,
    lesson: () => `${workPath(item_id, course_type)}&episode_id=${talk_id}`,
    operation: () => operationPaths.detail(item_id),
  }
  return `${paths[talk]()}&second=${at_seconds}`
}
