import { Flex } from 'antd'
import { Link } from 'react-router'
import type { ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { consoleText } from '../text.ts'
import { ImportButton } from './import-button.tsx'
import { listText } from './text.ts'

/** A list without rows says what it is for, and offers the first deed. */
export function EmptyList({ resource, isFiltered }: { resource: ShownResource; isFiltered: boolean }) {
  const text = useText(listText)
  const common = useText(consoleText)
  if (isFiltered) return text.noneFit
  return (
    <Flex vertical gap="small" align="center" className="console-empty">
      <strong>{common.nothing}</strong>
      {resource.about !== '' && <span>{resource.about}</span>}
      <Flex gap="middle" align="center">
        {resource.form?.may_create && (
          <Link to={`/${resource.name}/new`}>{text.createFirst(resource.title)}</Link>
        )}
        {resource.form?.may_import && <ImportButton resource={resource} />}
      </Flex>
    </Flex>
  )
}
