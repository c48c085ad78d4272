import type { Names } from './names.ts'

const paths = ({ one, address }: Names) => `export const ${one.camel}Paths = { list: '${address}' }
`

const queries = ({
  group,
  kebab,
  one,
}: Names) => `import { ${one.camel}Calls } from '#contract/${group}/${kebab}.ts'
import { pagedQueryOf } from '#web/platform/query.ts'

export const ${one.camel}Queries = {
  list: () => pagedQueryOf(${one.camel}Calls.list, {}),
}
`

const text = ({ one, words }: Names) => `const zh = {
  empty: 'No ${words} yet',
}

export const ${one.camel}Text = {
  zh,
  en: {
    empty: 'No ${words} yet',
  } satisfies typeof zh,
}
`

const routes = ({
  kebab,
  one,
  pascal,
  words,
}: Names) => `import { ${one.camel}Paths } from '#web/paths/${kebab}.ts'
import type { Screen } from '#web/platform/screen.ts'

export const ${one.camel}Routes: Screen[] = [
  {
    path: ${one.camel}Paths.list,
    title: { zh: '${titleOf(words)}', en: '${titleOf(words)}' },
    access: 'open',
    load: async () => (await import('./screens/${kebab}.tsx')).${pascal},
  },
]
`

const screen = ({ pascal, one }: Names) => `import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ${one.camel}Queries } from '../queries.ts'
import { ${one.camel}Text } from '../text.ts'

export function ${pascal}() {
  const text = useText(${one.camel}Text)
  return (
    <ScreenFrame>
      <PagedList
        query={${one.camel}Queries.list()}
        keyOf={(${one.camel}) => ${one.camel}.id}
        estimate={56}
        skeleton="lines"
        emptyText={text.empty}
      >
        {(${one.camel}) => <ListRow title={${one.camel}.title} />}
      </PagedList>
    </ScreenFrame>
  )
}
`

const titleOf = (words: string) => words[0]!.toUpperCase() + words.slice(1)

export const webFiles = (names: Names): Record<string, string> => ({
  [`web/src/paths/${names.kebab}.ts`]: paths(names),
  [`${names.web}/queries.ts`]: queries(names),
  [`${names.web}/text.ts`]: text(names),
  [`${names.web}/routes.ts`]: routes(names),
  [`${names.web}/screens/${names.kebab}.tsx`]: screen(names),
})
