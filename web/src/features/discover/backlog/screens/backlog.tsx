import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TodoItem } from '#contract/discover/backlog.ts'
import { usePersonalChanges } from '#web/features/discover/personal-center/cards/use-personal-changes.ts'
import { personalPaths } from '#web/paths/personal.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { useNow } from '#web/shell/use-now.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { DoneDrawing } from '#web/ui/list-state/drawings.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { periodOf, periods } from '../by-date.ts'
import { TodoLine } from '../parts/todo-line.tsx'
import { backlogQueries } from '../queries.ts'
import { backlogText } from '../text.ts'
import './backlog.css'

/** Everything that waits for the member, by date. */
export function Backlog() {
  const client = useQueryClient()
  const query = useQuery(backlogQueries.list())
  usePersonalChanges()
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => startOver(client)}>
        {query.data ? (
          <Todos todos={query.data.data} />
        ) : (
          <ListState
            status={query.isError ? 'error' : 'loading'}
            errorText={query.error?.message}
            onRetry={() => query.refetch()}
          />
        )}
      </PullToRefresh>
    </ScreenFrame>
  )
}

function Todos({ todos }: { todos: TodoItem[] }) {
  const text = useText(backlogText)
  const now = useNow('minute')
  const kinds = [...Map.groupBy(todos, ({ kind }) => kind)]
  const [kind, setKind] = useQueryChoice('kind', ['', ...kinds.map(([name]) => name)])
  if (todos.length === 0)
    return (
      <ListState
        status="empty"
        emptyDrawing={<DoneDrawing />}
        emptyText={text.allDone}
        emptyAction={<ButtonLink href={personalPaths.center}>{text.toCenter}</ButtonLink>}
      />
    )
  const shown = todos.filter((todo) => kind === '' || todo.kind === kind)
  const byPeriod = Map.groupBy(shown, (todo) => periodOf(todo, now))
  return (
    <>
      <div className="backlog-kinds">
        <Strip label={text.kinds}>
          <Chip key="" pressed={kind === ''} onPress={() => setKind('')}>
            {text.kind(text.all, todos.length)}
          </Chip>
          {kinds.map(([name, some]) => (
            <Chip key={name} pressed={kind === name} onPress={() => setKind(name)}>
              {text.kind(some[0]!.kind_name, some.length)}
            </Chip>
          ))}
        </Strip>
      </div>
      {periods.map((period) => {
        const some = byPeriod.get(period)
        return (
          some && (
            <Section key={period} title={text[period]} aside={some.length}>
              <ul>
                {some.map((todo) => (
                  <li key={`${todo.kind} ${todo.path} ${todo.todo_id}`}>
                    <TodoLine todo={todo} now={now} />
                  </li>
                ))}
              </ul>
            </Section>
          )
        )
      })}
    </>
  )
}
