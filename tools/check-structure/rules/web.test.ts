import { describe, expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findStrayClasses } from './css-names.ts'
import { findStrayIcons } from './icon-meanings.ts'
import { findHeavyPackages } from './heavy-packages.ts'
import { findStrayCalls } from './web-calls.ts'

describe('calls of the server', () => {
  const found = (path: string, text: string) => places(findStrayCalls(treeOfStrings({ [path]: text })))

  it.each([
    'web/src/features/people/account/screens/login.tsx',
    'web/src/features/people/account/log-in.ts',
    'web/src/app/start.ts',
  ])('are refused in %s', (path) => {
    expect(found(path, '\nconst follow = () => api(followCalls.set, {})\napi(other)')).toEqual([`${path}:2`])
  })

  it.each([
    'web/src/features/people/account/queries.ts',
    'web/src/features/people/account/mutations.ts',
    'web/src/platform/query.ts',
    'web/src/features/people/account/log-in.test.ts',
    'server/src/features/people/account/login.ts',
  ])('are allowed in %s', (path) => {
    expect(found(path, 'api(accountCalls.login, {})')).toEqual([])
  })

  it('are no comments, strings or methods', () => {
    expect(found('web/src/app/start.ts', "// api(call)\nconst a = 'api(call)'\nwindow.api(call)")).toEqual([])
  })
})

it('shows an icon with one meaning only for that', () => {
  const tree = treeOfStrings({
    'web/src/features/community/marks/cards/mark-buttons.tsx': '<StarIcon filled />',
    'web/src/features/people/personal/screens/setting.tsx':
      '<UserIcon>\n<ListRow before={<StarIcon />} /></UserIcon>',
    'web/src/ui/gallery/action-section.tsx': '<HeartIcon />',
  })
  expect(places(findStrayIcons(tree))).toEqual(['web/src/features/people/personal/screens/setting.tsx:2'])
})

it('keeps zod and the router of the console out of the web', () => {
  const tree = treeOfStrings({
    'web/src/features/people/account/token.ts': "// shapes\nimport * as z from 'zod/mini'",
    'web/src/shell/form.tsx': "import { z } from 'zod'",
    'web/src/shell/use-back.ts': "import { useNavigate } from 'react-router'",
    'console/src/use-back.ts': "import { useNavigate } from 'react-router'",
    'web/src/platform/call.test.ts': "import * as z from 'zod/mini'",
    'web/src/platform/call.ts': "import './zod-words.ts' // no zod",
    'web/src/platform/zod-words.ts': '',
    'contract/people/account.ts': "import * as z from 'zod/mini'",
  })
  expect(places(findHeavyPackages(tree))).toEqual([
    'web/src/features/people/account/token.ts:2',
    'web/src/shell/form.tsx:1',
    'web/src/shell/use-back.ts:1',
  ])
})

describe('names of classes', () => {
  const found = (files: Record<string, string>) =>
    findStrayClasses(treeOfStrings(files)).map(
      ({ path, line, message }) => `${path}:${line} ${message.split(' ')[0]}`,
    )

  it('begin with the file or the feature', () => {
    expect(
      found({
        'web/src/ui/button/button.css': '.button {}\n.button-quiet:hover > svg {}',
        'web/src/ui/card/card-title.css': '.card-over {}',
        'web/src/features/library/exams/parts/hot-papers.css':
          '.hot-papers {}\n.hot-paper-title {}\n.exams-row {}\n.exam-clock {}',
      }),
    ).toEqual([])
  })

  it('are refused otherwise, once in a file', () => {
    expect(
      found({
        'web/src/features/people/account/screens/login.css':
          '.login { color: red }\n@media (min-width: 2.5rem) {\n  .login .hand-off {}\n}\n.hand-off {}\n.buttons {}',
        'web/src/ui/button/button.css': '.button {}',
      }),
    ).toEqual([
      'web/src/features/people/account/screens/login.css:3 .hand-off',
      'web/src/features/people/account/screens/login.css:6 .buttons',
    ])
  })

  it('may be those of another file, or of the theme', () => {
    expect(
      found({
        'web/src/features/people/account/screens/login.css': '.login .button {}',
        'web/src/ui/button/button.css': '.button {}',
        'web/src/ui/theme/base.css': '.visually-hidden {}',
      }),
    ).toEqual([])
  })

  it('do not stand in comments and values', () => {
    expect(
      found({
        'web/src/ui/a/a.css':
          '/* .b {} */\n.a { background: url(c.svg); transition: 0.5s }\n.a::after { content: ".d {" }',
      }),
    ).toEqual([])
  })
})
