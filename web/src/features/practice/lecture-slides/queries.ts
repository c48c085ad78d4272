import { maskingStates } from '#contract/community/masking.ts'
import { slideCalls } from '#contract/practice/lecture-slides.ts'
import type { LectureSlides } from '#contract/practice/lecture-slides.ts'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { queryOf } from '#web/platform/query.ts'

const lookAgainMs = 20_000

type SlidesList = { slides: LectureSlides[] }

const isWaiting = ({ is_uploaded, is_pdf, search_state }: LectureSlides) =>
  is_uploaded === 1 && is_pdf === 1 && search_state === maskingStates.searching

const fresh = { staleTime: 0, retry: false } as const

export const lectureSlideQueries = {
  /** Asked again while slides are being searched. */
  list: (sheet: SheetAddress) => ({
    ...queryOf(slideCalls.list, sheet, { tags: ['tasks'] }),
    ...fresh,
    refetchInterval: ({ state }: { state: { data?: SlidesList | undefined } }) =>
      state.data?.slides.some(isWaiting) === true && lookAgainMs,
  }),
}
