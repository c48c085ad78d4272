import type { ReactNode } from 'react'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import type { ReviewOutcome } from './review-outcome.ts'

const kinds: Record<ReviewOutcome, TagKind> = { open: 'notice', passed: 'credit', failed: 'price' }

/** The status of a reviewed submission, in a word. */
export function ReviewTag({ is, children }: { is: ReviewOutcome; children: ReactNode }) {
  return <Tag kind={kinds[is]}>{children}</Tag>
}
