import { useQuery } from '@tanstack/react-query'
import type { Topic } from '#contract/library/college.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { ChipList } from '#web/ui/chip/chip-list.tsx'
import { useText } from '#web/ui/language.ts'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'

const pathOf: Record<Topic['topic_type'], (id: number) => string> = {
  college: browsePaths.subject,
  disease: collegePaths.disease,
  part: collegePaths.part,
  operation: collegePaths.operation,
}

/** What an item is about; each topic leads to its page. */
export function ItemTopics({ itemType, itemId }: { itemType: ItemType; itemId: number }) {
  const text = useText(collegeText)
  const topics = useQuery(collegeQueries.topics(itemType, itemId))
  return (
    <QuerySection query={topics} rows={topics.data} title={text.topics}>
      {(rows) => (
        <ChipList
          links={rows.map((topic) => ({
            href: pathOf[topic.topic_type](topic.topic_id),
            name: topic.topic_name,
          }))}
        />
      )}
    </QuerySection>
  )
}
