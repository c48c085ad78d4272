import { failures } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import { declaredKey } from './declared.ts'
import { refuse } from './fail.ts'
import type { CallContext, Context, Services } from './services.ts'

/** Something that waits for a person. */
export type Todo = {
  /** Identifies it among those of its kind. */
  id: number
  title: string
  note: string
  /** By when; undefined for what has no date. */
  dueAt: Date | undefined
  /** The page on which it is done. */
  path: string
}

type TodoWords = {
  name: string
  /** What the buttons of the two actions say, where the kind has them. */
  accept?: string
  decline?: string
}

/** What a feature says about the to-dos that come from it. The list of all of them is the feature `backlog`. */
export type TodoKind = {
  kind: string
  text: Record<Language, TodoWords>
  find(context: TodoContext, userId: number): Promise<Todo[]>
  /** Does it from the list; without it, it is done on its page. Both refuse what is not the caller’s. */
  accept?(context: CallContext, todoId: number): Promise<unknown>
  decline?(context: CallContext, todoId: number, reason: string): Promise<unknown>
  /** Declining takes a reason. */
  needsReason?: boolean
}

export type TodoContext = Pick<Context, 'db' | 'caller'>

export type FoundTodo = Todo & { kind: TodoKind }

export type Todos = {
  get(kind: string): TodoKind
  /** All to-dos of a user: by date, then those without one. */
  find(context: TodoContext, userId: number): Promise<FoundTodo[]>
}

export const declaredTodos = declaredKey<Todos>('todos')

export const todosOf = ({ declared }: Pick<Services, 'declared'>): Todos => declared.get(declaredTodos)

export const defineTodo = (kind: TodoKind): TodoKind => kind

export function createTodos(kinds: TodoKind[]): Todos {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size < kinds.length) throw new Error('a kind of to-do is defined twice')
  return {
    get(name) {
      const kind = byName.get(name)
      if (!kind) throw refuse(failures.parameterError, { detail: 'kind' })
      return kind
    },
    async find(context, userId) {
      const found = await Promise.all(
        kinds.map(async (kind) => (await kind.find(context, userId)).map((todo) => ({ ...todo, kind }))),
      )
      return found.flat().toSorted((a, b) => timeOf(a) - timeOf(b))
    },
  }
}

const timeOf = ({ dueAt }: Todo) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER
