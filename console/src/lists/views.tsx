import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Flex, Input } from 'antd'
import { useState } from 'react'
import { useText } from '#web/ui/language.ts'
import { Panel } from '../pop-ups.tsx'
import { consoleMutations, consoleQueries } from '../queries.ts'
import { consoleText } from '../text.ts'
import { listText } from './text.ts'

type ViewsProps = { resource: string; query: string; onChoose: (query: string) => void }

/** The saved views of a list: filters, order and columns under a name. */
export function Views({ resource, query, onChoose }: ViewsProps) {
  const text = useText(listText)
  const common = useText(consoleText)
  const client = useQueryClient()
  const views = useQuery(consoleQueries.views(resource))
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)

  const readAgain = () => client.invalidateQueries(consoleQueries.views(resource))

  async function handleSave() {
    if (name.trim() === '') return
    await consoleMutations.saveView({ resource, name: name.trim(), query, is_shared: isShared })
    setName('')
    await readAgain()
  }

  async function handleRemove(id: number) {
    await consoleMutations.removeView(id)
    await readAgain()
  }

  return (
    <Panel button={<Button>{text.views}</Button>}>
      {(close) => (
        <Flex vertical gap="small">
          {views.data?.map((view) => (
            <Flex key={view.id} justify="space-between" gap="small">
              <Button
                type="link"
                onClick={() => {
                  close()
                  onChoose(view.query)
                }}
              >
                {view.name}
              </Button>
              <span className="console-number">
                {view.owner !== '' ? text.sharedBy(view.owner) : view.is_shared ? text.sharedByMe : ''}
              </span>
              {view.may_remove && (
                <Button
                  type="text"
                  danger
                  aria-label={`${text.removeView} ${view.name}`}
                  onClick={() => void handleRemove(view.id)}
                >
                  ×
                </Button>
              )}
            </Flex>
          ))}
          <Flex gap="small">
            <Input
              aria-label={text.viewName}
              placeholder={text.viewName}
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={() => void handleSave()}
            />
            <Button onClick={() => void handleSave()}>{common.save}</Button>
          </Flex>
          <Checkbox checked={isShared} onChange={(event) => setIsShared(event.target.checked)}>
            {text.share}
          </Checkbox>
        </Flex>
      )}
    </Panel>
  )
}
