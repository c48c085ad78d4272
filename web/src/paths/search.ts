import type { AllFound, SearchTab } from '#contract/discover/search.ts'
import { workPath } from './courses.ts'
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

/** The second of the talk at which something is said. */
export function passagePath({ talk, talk_id, item_id, course_type, at_seconds }: Passage): string {
  const paths = {
    recording: () => `${meetingPaths.playback(item_id)}&l_r_id=${talk_id}`,
    lesson: () => `${workPath(item_id, course_type)}&episode_id=${talk_id}`,
    operation: () => operationPaths.detail(item_id),
  }
  return `${paths[talk]()}&second=${at_seconds}`
}
